import { Agent, request } from 'node:http';

/**
 * Requests histories over several connections, accounts Zipf-distributed, and prints the result as JSON. Arguments: base URL,
 * seconds, comma-separated accounts, busiest first.
 */
const [base = '', seconds = '10', names = ''] = process.argv.slice(2);
const accounts = names.split(',');
const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const weights = accounts.map((_, index) => 1 / (index + 1));
const total = weights.reduce((sum, weight) => sum + weight, 0);
let state = 20261121;

function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

function someAccount(): string {
  let left = random() * total;
  for (const [index, weight] of weights.entries()) if ((left -= weight) <= 0) return accounts[index]!;
  return accounts[0]!;
}

function ask(): Promise<{ ms: number; bytes: number; status: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const path = `${base}/api/v1/accounts/${someAccount()}/actions?limit=20`;
    const call = request(path, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => (bytes += piece.length));
      response.on('end', () => resolve({ ms: performance.now() - started, bytes, status: response.statusCode ?? 0 }));
    });
    call.on('error', reject);
    call.end();
  });
}

async function forSeconds(time: number): Promise<{ ms: number[]; bytes: number; bad: number; seconds: number }> {
  const started = performance.now();
  const result = { ms: [] as number[], bytes: 0, bad: 0, seconds: 0 };
  const one = async (): Promise<void> => {
    while (performance.now() - started < time * 1000) {
      const { ms, bytes, status } = await ask();
      result.ms.push(ms);
      result.bytes += bytes;
      if (status !== 200) result.bad++;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  result.seconds = (performance.now() - started) / 1000;
  return result;
}

await forSeconds(3);
const { ms, bytes, bad, seconds: took } = await forSeconds(Number(seconds));
const sorted = ms.toSorted((a, b) => a - b);
agent.destroy();
console.log(
  JSON.stringify({
    rate: ms.length / took,
    bad,
    bytes: Math.round(bytes / ms.length),
    median: sorted[sorted.length >> 1],
    p99: sorted[Math.floor(sorted.length * 0.99)],
  }),
);
