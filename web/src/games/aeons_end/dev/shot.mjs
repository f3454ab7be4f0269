/** node shot.mjs <out.png> <query> [width] [height]: a picture of the dev page; errors of the page are printed. */
import { chromium } from 'playwright-core';
const [out, query, width = '1440', height = '900', script] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: +width, height: +height }, hasTouch: +width < 500, isMobile: +width < 500 });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text()));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto(`http://127.0.0.1:5199/src/games/aeons_end/dev/index.html?${query}`);
await page.waitForTimeout(900);
if (script) await eval(`(async () => { ${script} })()`);
await page.screenshot({ path: out, fullPage: query.includes('page=') });
await browser.close();
