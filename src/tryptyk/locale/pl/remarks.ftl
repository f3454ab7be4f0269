### Co stoi między częściami uwagi przy opcji.

remark-also = ·
remark-or = /
remark-and = +
