import { FlagError, helpText, parseFlags } from './node/flags.ts';
import { runDevnet, type RunningDevnet } from './run-devnet.ts';
import type { DevnetOptions } from './node/flags.ts';

/** Exits with one line on stderr. */
function fail(message: string): never {
  process.stderr.write(`devnet: ${message}\n`);
  process.exit(1);
}

function readOptions(): DevnetOptions {
  try {
    const options = parseFlags(process.argv.slice(2));
    if (options !== null) return options;
    process.stdout.write(helpText());
    process.exit(0);
  } catch (error) {
    if (error instanceof FlagError) fail(error.message);
    throw error;
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const started = performance.now();
  let devnet: RunningDevnet;
  try {
    devnet = await runDevnet(options);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  const { node, api, ship, control } = devnet;
  node.start();

  let closing = false;
  const shutDown = (): void => {
    if (closing) return;
    closing = true;
    void devnet.close().then(() => process.exit(0));
  };
  // An unexpected error (a full disk, for example) ends the devnet: half a block must not be served.
  process.on('uncaughtException', (error) => fail(error.message));
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);

  const ready = {
    ready: true,
    api,
    ship,
    ...(control === null ? {} : { control }),
    chainId: node.chainId(),
    head: node.headNumber(),
    keys: node.devKeys(),
    millis: Math.round(performance.now() - started),
  };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

await main();
