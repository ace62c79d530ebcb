import type { Abi, AbiStruct } from '@antescope/codec/abi/abi';
import { collected, reading } from '../node/reading.ts';
import { data, empty, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';

export interface NamedFields {
  name: string;
  fields: { name: string; type: string }[];
}

/** What a contract offers, by its ABI. */
export interface ContractSummary {
  /** 64 hex digits; null if the account has an ABI and no code. */
  codeHash: string | null;
  /** With the fields of their data, inherited ones first. */
  actions: NamedFields[];
  /** With the fields of their rows. */
  tables: NamedFields[];
  /** All that the ABI describes; a hostile one thousands, of which only the first are listed. */
  counts: { actions: number; tables: number };
}

const noCode = '0'.repeat(64);
/** Bounds of a hostile ABI. */
const maxListed = 200;
const maxBases = 16;
const maxFields = 100;

/** Actions and tables of an account's contract. 'empty' if it has neither code nor ABI. */
export async function contractSummary(at: SourceContext, account: string): Promise<Outcome<ContractSummary>> {
  const [abi, hash] = await Promise.all([
    reading(async () => collected((await at.abis.of(account))?.abi ?? null)),
    reading(async () => {
      const answer = await at.api.getCodeHash(account);
      return { ...answer, value: answer.value.at('code_hash').text() };
    }),
  ]);
  if (hash.state !== 'data') return withoutData(hash);
  if (abi.state === 'failed') return withoutData(abi);
  const definition = abi.state === 'data' ? abi.data : null;
  const codeHash = hash.data === noCode ? null : hash.data;
  if (definition === null && codeHash === null) return empty(hash.meta);
  return data({ codeHash, ...describe(definition) }, hash.meta);
}

function describe(abi: Abi | null): Pick<ContractSummary, 'actions' | 'tables' | 'counts'> {
  if (abi === null) return { actions: [], tables: [], counts: { actions: 0, tables: 0 } };
  const aliases = new Map(abi.types.map((alias) => [alias.new_type_name, alias.type]));
  const structs = new Map(abi.structs.map((struct) => [struct.name, struct]));
  const listed = (items: readonly { name: string; type: string }[]): NamedFields[] =>
    items.slice(0, maxListed).map(({ name, type }) => ({ name, fields: fieldsOf(structs, aliases.get(type) ?? type) }));
  return {
    counts: { actions: abi.actions.length, tables: abi.tables.length },
    actions: listed(abi.actions),
    tables: listed(abi.tables),
  };
}

/** Fields of a struct, inherited ones first. */
function fieldsOf(structs: ReadonlyMap<string, AbiStruct>, type: string): NamedFields['fields'] {
  const chain: AbiStruct[] = [];
  for (
    let struct = structs.get(type);
    struct !== undefined && chain.length < maxBases;
    struct = structs.get(struct.base)
  )
    chain.push(struct);
  const fields: NamedFields['fields'] = [];
  for (const struct of chain.toReversed()) {
    for (const field of struct.fields.slice(0, maxFields - fields.length))
      fields.push({ name: field.name, type: field.type });
  }
  return fields;
}
