import { openForWriting } from '../src/store/sqlite/open.ts';

/** The process that is killed while it migrates a store: reports each step and pauses there. */
const [path = '', chainId = ''] = process.argv.slice(2);
const never = new Int32Array(new SharedArrayBuffer(4));
openForWriting(path, chainId, (line) => {
  process.stdout.write(`${line}\n`);
  Atomics.wait(never, 0, 0, 60_000);
}).close();
