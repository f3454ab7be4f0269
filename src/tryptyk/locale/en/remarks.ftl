### What stands between the phrases of a remark beside an option.

remark-also = ·
remark-or = /
remark-and = +
