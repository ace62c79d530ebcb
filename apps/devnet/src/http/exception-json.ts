import { formatErrorLine } from '@antescope/devnet/chain-error';
import type { ChainError } from '@antescope/devnet/chain-error';

/** An exception in a trace. */
export interface ExceptionJson {
  code: number;
  name: string;
  message: string;
  stack: unknown[];
}

/** `timestamp` is the wall-clock time of the failure, without zone. */
export function exceptionJson(error: ChainError, timestamp: string): ExceptionJson {
  const stack = error.lines.map((line) => ({
    context: {
      level: line.level,
      file: line.file,
      line: line.line,
      method: line.method,
      hostname: '',
      thread_name: 'nodeos',
      timestamp,
    },
    format: line.format,
    data: line.data,
  }));
  return { code: error.code, name: error.name, message: error.what, stack };
}

/** Text of an exception as in nodeos' logs and in push_transactions. */
export function exceptionText(error: ChainError): string {
  const text = [`${error.code} ${error.name}: ${error.what}`];
  for (const line of error.lines) {
    const data = JSON.stringify(line.data, (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    text.push(formatErrorLine(line), `    ${data}`, `    nodeos  ${line.file}:${line.line} ${line.method}`);
  }
  return `${text.join('\n')}\n`;
}
