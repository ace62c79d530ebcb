import { delimiter, dirname } from 'node:path';
import { giveUp, modernNode, root } from './install.mjs';
import { runChild } from './run-child.mjs';

/** Runs a script on Node 24 in this terminal and ends with its exit code. `nodeFlags` are for Node itself. */
export async function handOver(script, args, { nodeFlags = [], stdio = 'inherit' } = {}) {
  const node = modernNode();
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  try {
    const { code, signal } = await runChild(node, [...nodeFlags, script, ...args], { cwd: root, stdio, env });
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
  } catch (error) {
    giveUp(`Node could not be started: ${error.message}`);
  }
}
