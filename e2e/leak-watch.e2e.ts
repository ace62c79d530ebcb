import { expect, open, test } from './fixtures.ts';
import { LeakWatch } from './leak-watch.ts';
import { serverOutput } from '../test-kit/server-output.ts';

const key = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';

// Where the developer key of EOSIO leaks, in which form.
const leaks: Record<string, () => unknown> = {
  request: () => fetch('/', { method: 'POST', body: '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3' }),
  // Its bytes in hex.
  URL: () => history.replaceState(null, '', '#D2653FF7CBB2D8FF129AC27EF5781CE68B2558C41A74AF1F2DDCA635CBEEF07D'),
  websocket: () =>
    new Promise<void>((done) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/realtime`);
      socket.addEventListener('open', () => {
        // Its bytes in base64.
        socket.send('{"key":"0mU/98uy2P8SmsJ+9Xgc5oslWMQadK8fLdymNcvu8H0="}');
        socket.close();
      });
      socket.addEventListener('close', () => done());
    }),
  console: () => console.info('signing with', '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3'),
  storage: () => {
    sessionStorage.setItem('key', 'PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V');
    sessionStorage.removeItem('key');
  },
  cookie: () => void (document.cookie = 'key=5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3'),
};

for (const [place, leak] of Object.entries(leaks)) {
  test(`a private key that a page reveals is found: ${place}`, async ({ page, context, recorded }) => {
    await open(page, recorded.url);
    const watch = new LeakWatch();
    await watch.plant(context, key);
    await page.evaluate(leak);
    await expect.poll(() => watch.found()).toEqual([place]);
    watch.end();
  });
}

test('a private key that a server logs is found', async ({ context }) => {
  const watch = new LeakWatch();
  await watch.plant(context, key);
  serverOutput.emit('text', 'POST /api/v1/ping 200');
  expect(await watch.found()).toEqual([]);
  serverOutput.emit('text', `POST /api/v1/${key} 404`);
  expect(await watch.found()).toEqual(['server log']);
  watch.end();
});
