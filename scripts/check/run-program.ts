import { spawn } from 'node:child_process';

export interface ProgramResult {
  /** Whether the exit code was 0. */
  passed: boolean;
  output: string;
}

/** Runs a script with this Node and collects its output. */
export function runProgram(root: string, args: readonly string[]): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ passed: false, output: error.message }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}
