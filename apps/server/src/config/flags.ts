import { ConfigError } from './config-error.ts';
import { options, type Option } from './options.ts';

export type FlagValue = string | string[] | number | boolean;

export interface Flags {
  help: boolean;
  /** By option key; only flags that were set. */
  values: Record<string, FlagValue>;
}

/** Reads `--key value`, `--key=value`, `--switch` and `--no-switch`. Throws ConfigError on anything else. */
export function parseFlags(args: readonly string[]): Flags {
  const flags: Flags = { help: false, values: {} };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at]!;
    if (arg === '--help' || arg === '-h') {
      flags.help = true;
      continue;
    }
    if (!arg.startsWith('--')) throw new ConfigError(`Unexpected '${arg}': flags start with --, see --help`);
    const equals = arg.indexOf('=');
    const name = equals < 0 ? arg.slice(2) : arg.slice(2, equals);
    const inline = equals < 0 ? null : arg.slice(equals + 1);
    const { option, negated } = optionNamed(name);
    if (option.kind === 'switch') {
      flags.values[option.key] = negated ? false : switchValue(option, inline);
      continue;
    }
    const next = args[at + 1];
    const text = inline ?? (next === undefined || next.startsWith('--') ? null : next);
    if (inline === null && text !== null) at += 1;
    if (text === null || text === '') throw new ConfigError(`--${option.key} needs a value (${option.value})`);
    setValue(flags.values, option, text);
  }
  return flags;
}

function setValue(values: Record<string, FlagValue>, option: Option, text: string): void {
  if (option.kind === 'list') {
    const before = values[option.key];
    const parts = text.split(',').filter((part) => part !== '');
    values[option.key] = [...(Array.isArray(before) ? before : []), ...parts];
    return;
  }
  if (option.key in values) throw new ConfigError(`--${option.key} is set twice`);
  if (option.kind === 'number' && !/^\d{1,9}$/.test(text)) {
    throw new ConfigError(`--${option.key}: expected an integer, got '${text}'`);
  }
  values[option.key] = option.kind === 'number' ? Number(text) : text;
}

function switchValue(option: Option, inline: string | null): boolean {
  if (inline === null || inline === 'on' || inline === 'true') return true;
  if (inline === 'off' || inline === 'false') return false;
  throw new ConfigError(`--${option.key} is on or off, not '${inline}'`);
}

function optionNamed(name: string): { option: Option; negated: boolean } {
  const option = options.find(({ key, alias }) => key === name || alias === name);
  if (option !== undefined) return { option, negated: false };
  const positive = options.find((candidate) => candidate.kind === 'switch' && `no-${candidate.key}` === name);
  if (positive !== undefined) return { option: positive, negated: true };
  const close = options.find((candidate) => distance(candidate.key, name) <= 2);
  const hint = close === undefined ? 'see --help' : `did you mean --${close.key}?`;
  throw new ConfigError(`Unknown flag --${name}: ${hint}`);
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
