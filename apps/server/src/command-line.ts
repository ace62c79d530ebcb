import { ConfigError } from './config/config-error.ts';
import { parseFlags } from './config/flags.ts';
import { helpText } from './config/options.ts';
import { readSettings } from './config/settings.ts';
import { announce } from './start/announce.ts';
import { commands } from './start/commands/commands.ts';
import { ProgressLine } from './start/progress-line.ts';
import { Shutdown } from './start/shutdown.ts';
import { StartError } from './start/start-error.ts';
import { start } from './start/start.ts';

/** Runs a command, prints the help, or runs the server until a signal ends it. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  const shutdown = new Shutdown();
  try {
    await run(args, shutdown);
  } catch (error) {
    // Errors an operator can fix are one line; anything else is a bug and prints its stack.
    if (error instanceof ConfigError || error instanceof StartError) console.error(error.message);
    else console.error(error);
    await shutdown.run(1);
  }
}

async function run(args: readonly string[], shutdown: Shutdown): Promise<void> {
  const [command = '', ...rest] = args;
  if (Object.hasOwn(commands, command)) {
    await commands[command]!.run(rest);
    return;
  }
  const flags = parseFlags(args);
  if (flags.help) {
    console.log(helpText(Object.values(commands)));
    return;
  }
  // Installed first: a signal during startup stops the parts already running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutdown.run(0));
  const running = await start(readSettings(flags, process.cwd()), shutdown);
  announce(running);
  if (process.env.ANTESCOPE_READY_JSON === '1') return;
  const progress = new ProgressLine(running.served);
  process.once('exit', () => progress.stop());
}
