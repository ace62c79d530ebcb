import { afterAll, vi } from 'vitest';

/**
 * Test files of a project share one process and its modules: what a file leaves changed, others meet in an order that no
 * report shows. Each file is compared with the state before it, and fails naming what it left.
 */

type Properties = ReadonlyMap<string, PropertyDescriptor>;

const watched = {
  globalThis,
  process,
  'process.stdout': process.stdout,
  'process.stderr': process.stderr,
  console,
  performance,
  crypto,
  'crypto.subtle': crypto.subtle,
  AbortSignal,
  Date,
  JSON,
  Math,
  Promise,
  URL,
};

interface State {
  readonly properties: ReadonlyMap<string, Properties>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  readonly listeners: ReadonlyMap<string | symbol, readonly unknown[]>;
}

function propertiesOf(subject: object): Properties {
  // Names with an underscore are private to Node, such as the counter of listeners; the flags are made when first read.
  return new Map(
    Object.entries(Object.getOwnPropertyDescriptors(subject)).filter(
      ([name]) => !name.startsWith('_') && name !== 'allowedNodeEnvironmentFlags',
    ),
  );
}

function currentState(): State {
  return {
    properties: new Map(Object.entries(watched).map(([name, subject]) => [name, propertiesOf(subject)])),
    environment: { ...process.env },
    directory: process.cwd(),
    // Those of 'exit' remove folders that all files of a process share.
    listeners: new Map(
      process
        .eventNames()
        .filter((name) => name !== 'exit')
        .map((name) => [name, process.rawListeners(name)]),
    ),
  };
}

function sameProperty(subject: object, before: PropertyDescriptor, after: PropertyDescriptor): boolean {
  if (before.get === after.get && Object.is(before.value, after.value)) return true;
  // Node replaces the getters of rarely used globals by what they returned first.
  return before.get !== undefined && after.get === undefined && Object.is(before.get.call(subject), after.value);
}

function changedNames<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  same: (before: T, after: T) => boolean,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return old === undefined || now === undefined ? old !== now : !same(old, now);
  });
}

function leftListeners(before: State, after: State): string[] {
  return [...after.listeners].flatMap(([name, listeners]) => {
    const old = before.listeners.get(name) ?? [];
    return listeners.some((listener) => !old.includes(listener)) ? [`a process listener of ${String(name)}`] : [];
  });
}

function leftProperties(before: State, after: State): string[] {
  return Object.entries(watched).flatMap(([name, subject]) =>
    changedNames(before.properties.get(name)!, after.properties.get(name)!, (old, now) =>
      sameProperty(subject, old, now),
    ).map((property) => `${name}.${property}`),
  );
}

const spies: { readonly of: object; readonly method: PropertyKey }[] = [];
const { spyOn } = vi;
vi.spyOn = new Proxy(spyOn, {
  apply(target, self, args: Parameters<typeof spyOn>) {
    spies.push({ of: args[0], method: args[1] });
    return Reflect.apply(target, self, args) as unknown;
  },
});

const before = currentState();

afterAll(() => {
  vi.spyOn = spyOn;
  const after = currentState();
  const [oldEnvironment, environment] = [before, after].map(
    (state) => new Map(Object.entries(state.environment).map(([name, value]) => [name, value ?? ''])),
  );
  const left = [
    ...leftProperties(before, after),
    ...changedNames(oldEnvironment!, environment!, Object.is).map((name) => `process.env.${name}`),
    ...(before.directory === after.directory ? [] : ['the working directory']),
    ...leftListeners(before, after),
    ...(vi.isFakeTimers() ? ['fake timers'] : []),
    ...spies
      .filter(({ of, method }) => vi.isMockFunction(Reflect.get(of, method)))
      .map(({ method }) => `a spy on ${String(method)}`),
  ];
  if (left.length > 0) throw new Error(`This file must undo what it changed: ${[...new Set(left)].join(', ')}`);
});
