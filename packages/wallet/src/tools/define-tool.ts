import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import type { Field, FieldFaultCode, ToolContext, ToolInput } from './field.ts';
import type { Phrase } from './phrase.ts';
import type { ToolChain } from './tool-chain.ts';

type FieldsOf<Values, Facts> = { [Name in keyof Values]: Field<Values[Name], Facts> };

/** Definition of a tool. `Values` follow from the fields. */
export interface ToolDefinition<
  Values extends object,
  Facts,
  Act extends string,
  Fault extends string,
  Note extends string,
> {
  id: string;
  /** Whether a chain has the tool. */
  gate: (chain: ToolChain) => boolean;
  fields: FieldsOf<Values, Facts>;
  /** Faults that depend on several fields or on facts. */
  check?: (
    values: Values,
    context: ToolContext<Facts>,
  ) => readonly { field: keyof Values & string; fault: Phrase<Fault> }[];
  /** Title of the act: 'Send 1.5000 EOS to bob'. */
  summary: (values: Values, context: ToolContext<Facts>) => Phrase<Act>;
  actions: (values: Values, context: ToolContext<Facts> & { level: PermissionLevel }) => readonly ActionInput[];
  /** Estimated cost or proceeds at present, and the field to show it at. Needs no connected account. */
  estimate?: (
    values: Values,
    context: ToolContext<Facts>,
  ) => { field: keyof Values & string; text: Phrase<Note> } | null;
  /** Warnings in the review. */
  warnings?: (values: Values, context: ToolContext<Facts>) => readonly Phrase<Note>[];
}

/** Input that passed all checks. */
export interface ReadyAct<Act extends string = string, Note extends string = string> {
  /** Identifies the act: the preview is computed when it changes. */
  key: string;
  summary: Phrase<Act>;
  estimate: { field: string; text: Phrase<Note> } | null;
  warnings: readonly Phrase<Note>[];
  actions: (level: PermissionLevel) => readonly ActionInput[];
}

export type ToolReading<Act extends string = string, Fault extends string = string, Note extends string = string> =
  | { ok: true; act: ReadyAct<Act, Note> }
  | { ok: false; faults: Readonly<Record<string, Phrase<Fault | FieldFaultCode>>> };

/** A tool as forms use it; the types of its values stay inside. */
export interface Tool<
  Facts,
  Name extends string = string,
  Act extends string = string,
  Fault extends string = string,
  Note extends string = string,
> {
  readonly id: string;
  readonly gate: (chain: ToolChain) => boolean;
  /** In the order of the form. */
  readonly fields: Readonly<Record<Name, Field<unknown, Facts>>>;
  /** Initial text of each field. */
  readonly initial: Readonly<Record<Name, string>>;
  read(input: ToolInput, context: ToolContext<Facts>): ToolReading<Act, Fault, Note>;
}

/**
 * Defines a tool of the wallet: `defineTool<Facts>()({ id, gate, fields, summary, actions, … })`. Pure: no network, no
 * interface, no strings. `Facts` is the data it needs in addition to the chain's configuration.
 */
export function defineTool<Facts = unknown>() {
  return <Values extends object, Act extends string, Fault extends string = never, Note extends string = never>(
    definition: ToolDefinition<Values, Facts, Act, Fault, Note>,
  ): Tool<Facts, keyof Values & string, Act, Fault, Note> => {
    const { id, gate, fields } = definition;
    const names = Object.keys(fields) as (keyof Values & string)[];
    return {
      id,
      gate,
      fields: fields as Readonly<Record<keyof Values & string, Field<unknown, Facts>>>,
      initial: Object.fromEntries(names.map((name) => [name, fields[name].initial])) as Record<
        keyof Values & string,
        string
      >,
      read: (input, context) => readInput(definition, names, input, context),
    };
  };
}

/** Equal exactly for the same actions: of values that contain facts, such as a balance, only their identity. */
function keyOf<Values extends object, Facts, Act extends string, Fault extends string, Note extends string>(
  { id, fields }: ToolDefinition<Values, Facts, Act, Fault, Note>,
  names: readonly (keyof Values & string)[],
  values: Values,
): string {
  const identities = names.map((name) => [name, fields[name].identity?.(values[name]) ?? values[name]]);
  return JSON.stringify([id, Object.fromEntries(identities)], (_name, item: unknown) =>
    typeof item === 'bigint' ? item.toString() : item,
  );
}

function readInput<Values extends object, Facts, Act extends string, Fault extends string, Note extends string>(
  definition: ToolDefinition<Values, Facts, Act, Fault, Note>,
  names: readonly (keyof Values & string)[],
  input: ToolInput,
  context: ToolContext<Facts>,
): ToolReading<Act, Fault, Note> {
  const values: Partial<Values> = {};
  const faults: Record<string, Phrase<Fault | FieldFaultCode>> = {};
  for (const name of names) {
    const reading = definition.fields[name].read(input[name] ?? '', context, input);
    if (reading.ok) values[name] = reading.value;
    else faults[name] = reading.fault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const complete = values as Values;
  for (const { field, fault } of definition.check?.(complete, context) ?? []) faults[field] = fault;
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return {
    ok: true,
    act: {
      key: keyOf(definition, names, complete),
      summary: definition.summary(complete, context),
      estimate: definition.estimate?.(complete, context) ?? null,
      warnings: definition.warnings?.(complete, context) ?? [],
      actions: (level) => definition.actions(complete, { ...context, level }),
    },
  };
}
