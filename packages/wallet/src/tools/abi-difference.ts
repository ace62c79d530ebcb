import type { Abi } from '@antescope/codec/abi/abi';

/** Names by what happens to them, in the order of the ABIs. */
export interface NameChanges {
  added: string[];
  removed: string[];
  changed: string[];
}

export interface AbiDifference {
  actions: NameChanges;
  tables: NameChanges;
  structs: NameChanges;
}

/** How a new ABI differs from the present one in what actions take, tables hold and structs contain; without one, all is new. */
export function abiDifference(before: Abi | null, after: Abi): AbiDifference {
  return {
    actions: changes(actionLayouts(before), actionLayouts(after)),
    tables: changes(tableLayouts(before), tableLayouts(after)),
    structs: changes(structLayouts(before), structLayouts(after)),
  };
}

function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): NameChanges {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...after]
      .filter(([name, layout]) => before.has(name) && before.get(name) !== layout)
      .map(([name]) => name),
  };
}

function actionLayouts(abi: Abi | null): Map<string, string> {
  if (abi === null) return new Map();
  const layoutOf = layouts(abi);
  return new Map(abi.actions.map(({ name, type }) => [name, layoutOf(type)]));
}

function tableLayouts(abi: Abi | null): Map<string, string> {
  if (abi === null) return new Map();
  const layoutOf = layouts(abi);
  return new Map(abi.tables.map(({ name, type, index_type: index }) => [name, `${index} ${layoutOf(type)}`]));
}

/** Own fields and base: a struct of a changed struct is not changed itself. */
function structLayouts(abi: Abi | null): Map<string, string> {
  if (abi === null) return new Map();
  return new Map(
    abi.structs.map(({ name, base, fields }) => [
      name,
      JSON.stringify([base, ...fields.map((each) => [each.name, each.type])]),
    ]),
  );
}

/** Every type that a type reaches, with its fields: equal texts are equal layouts. A renamed struct counts as a change. */
function layouts(abi: Abi): (type: string) => string {
  const aliases = new Map(abi.types.map(({ new_type_name: name, type }) => [name, [type]]));
  const structs = new Map(
    abi.structs.map(({ name, base, fields }) => [name, { base, fields: fields.map((each) => [each.name, each.type]) }]),
  );
  const variants = new Map(abi.variants.map(({ name, types }) => [name, types]));
  return (root) => {
    const seen = new Map<string, unknown>();
    const open = [root];
    for (let type = open.pop(); type !== undefined; type = open.pop()) {
      const bare = withoutSuffixes(type);
      if (seen.has(bare)) continue;
      const struct = structs.get(bare);
      const below = aliases.get(bare) ?? variants.get(bare);
      seen.set(bare, struct ?? below ?? null);
      open.push(...(below ?? []));
      if (struct !== undefined) open.push(struct.base, ...struct.fields.map(([, each]) => each!));
    }
    return JSON.stringify([root, ...seen]);
  };
}

/** 'name' of 'name[]?'. */
function withoutSuffixes(type: string): string {
  let bare = type;
  for (;;) {
    if (bare.endsWith(']')) bare = bare.slice(0, bare.lastIndexOf('['));
    else if (bare.endsWith('?') || bare.endsWith('$')) bare = bare.slice(0, -1);
    else return bare;
  }
}
