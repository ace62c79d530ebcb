import { commands } from './start/commands/commands.ts';
import { ConfigError } from './config/config-error.ts';
import { parseFlags } from './config/flags.ts';
import { helpText } from './config/options.ts';
import { readSettings } from './config/settings.ts';
import { announce } from './start/announce.ts';
import { ProgressLine } from './start/progress-line.ts';
import { start, type Running } from './start/start.ts';
import { Shutdown } from './start/shutdown.ts';
import { StartError } from './start/start-error.ts';

const shutdown = new Shutdown();

async function main(): Promise<void> {
  const [word = '', ...rest] = process.argv.slice(2);
  if (Object.hasOwn(commands, word)) {
    await commands[word]!.run(rest);
    return;
  }
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) {
    console.log(helpText(Object.values(commands)));
    return;
  }
  // From here on every signal ends what was started so far.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutdown.run(0));
  const settings = readSettings(flags, process.cwd());
  const running: Running = await start(settings, shutdown);
  announce(running);
  if (process.env.ANTESCOPE_READY_JSON !== '1') {
    const progress = new ProgressLine(running.served);
    process.once('exit', () => progress.stop());
  }
}

try {
  await main();
} catch (error) {
  // What a person can mend is one line; anything else is a fault of this program and shows where.
  if (error instanceof ConfigError || error instanceof StartError) console.error(error.message);
  else console.error(error);
  await shutdown.run(1);
}
