import { locales, type Locale } from '@antescope/web-contract/locale';
import { parseSync } from 'vite';
import { bare, isNode, membersOf, type Node } from './syntax.ts';

/** One text in its languages: `text('Owner', 'k3f9', { zh: '所有者' })`, or English alone: `'Owner'`. */
export interface TextEntry {
  /** 'fields.name' */
  path: string;
  node: Node;
  english: Node;
  /** By language, without English. */
  translations: ReadonlyMap<Locale, Node>;
  /** Hash of the English that the translations were made from, or an object of one per language. */
  origin: Node | undefined;
  /** Shipped in all languages. */
  everyLanguage: boolean;
}

/** A module of texts: a strings.ts, or a menu.ts. */
export interface TextModule {
  source: string;
  entries: readonly TextEntry[];
  imports: readonly Node[];
  /** Declarations beside the export, by name. */
  helpers: ReadonlyMap<string, Node>;
}

/** Reads the texts of a strings.ts or a menu.ts. */
export function parseTexts(source: string, file: string): TextModule {
  const body = parseSync(file, source, { lang: 'ts' }).program.body as unknown as Node[];
  const exported = body.map(exportedObject).find((found) => found !== undefined);
  if (exported === undefined) throw new Error(`${file} exports no texts`);
  const entries = entriesBelow(exported, '');
  return {
    source,
    // Members of a menu entry that are no texts have one language by nature.
    entries: file.endsWith('/menu.ts') ? entries.filter((entry) => entry.everyLanguage) : entries,
    imports: body.filter(({ type }) => type === 'ImportDeclaration'),
    helpers: new Map(body.flatMap((statement) => declaredNames(statement).map((name) => [name, statement] as const))),
  };
}

/** Hash that the translation into a language names; null without one. */
export function originOf({ origin }: TextEntry, locale: Locale): string | null {
  const hash = origin === undefined ? undefined : (membersOf(origin)?.get(locale) ?? origin);
  return typeof hash?.value === 'string' ? hash.value : null;
}

/** The object of `export const … = { … }`, or of a call with it. */
function exportedObject(statement: Node): Node | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) return undefined;
  const [declarator] = (statement.declaration.declarations ?? []) as { init: Node | null }[];
  const value = declarator?.init ?? undefined;
  return value?.type === 'CallExpression' ? (value.arguments as Node[])[0] : value;
}

function declaredNames(statement: Node): string[] {
  if (statement.type === 'FunctionDeclaration') return [(statement.id as { name: string }).name];
  if (statement.type !== 'VariableDeclaration') return [];
  return (statement.declarations as { id: { name: string } }[]).map(({ id }) => id.name);
}

function entriesBelow(node: Node, path: string): TextEntry[] {
  const members = membersOf(node);
  if (members === null) return [entryOf(node, path)];
  return [...members].flatMap(([name, value]) => entriesBelow(value, path === '' ? name : `${path}.${name}`));
}

function entryOf(node: Node, path: string): TextEntry {
  const call = bare(node);
  const callee = call.type === 'CallExpression' ? (call.callee as Node).name : undefined;
  const everyLanguage = callee === 'everyLanguage';
  const [english = node, ...rest] = everyLanguage || callee === 'text' ? (call.arguments as Node[]) : [];
  const members = rest.length === 0 ? undefined : membersOf(rest.at(-1)!);
  const translations = locales.flatMap((locale) => {
    const translation = members?.get(locale);
    return translation === undefined ? [] : [[locale, translation] as const];
  });
  const origin = rest.length > 1 ? rest[0] : undefined;
  return { path, node, english, translations: new Map(translations), origin, everyLanguage };
}
