import { delimiter, dirname } from 'node:path';
import { giveUp, modernNode, root } from './install.mjs';
import { runChild } from './run-child.mjs';

/** Runs a script with Node 24 in this terminal and exits with its exit code. */
export async function handOver(script, args, { nodeFlags = [], stdio = 'inherit' } = {}) {
  const node = modernNode();
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  try {
    const { code, signal } = await runChild(node, [...nodeFlags, script, ...args], { cwd: root, stdio, env });
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
  } catch (error) {
    giveUp(`Cannot start Node: ${error.message}`);
  }
}
