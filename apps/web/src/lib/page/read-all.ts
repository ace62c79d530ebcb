type Resolved<Reads> = { -readonly [Name in keyof Reads]: Awaited<Reads[Name]> };

/** Results of reads that run in parallel, by name. */
export async function readAll<Reads extends Readonly<Record<string, unknown>>>(reads: Reads): Promise<Resolved<Reads>> {
  const entries = Object.entries(reads).map(async ([name, read]) => [name, await read] as const);
  return Object.fromEntries(await Promise.all(entries)) as Resolved<Reads>;
}

/** A read that depends on another one and starts as soon as that one has ended. */
export async function after<Input, Result>(
  input: Promise<Input>,
  read: (value: Input) => Result | Promise<Result>,
): Promise<Result> {
  return read(await input);
}
