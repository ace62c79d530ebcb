import type { TableQuery } from '@antescope/sources/contract/table-query';
import { shellQuote } from './shell-quote.ts';

export interface CopiedAction {
  account: string;
  name: string;
  authorization: readonly { actor: string; permission: string }[];
  data: unknown;
}

/** What is copied; `read` is the URL that a sent transaction is read from, null for one that is not sent. */
export type CopySubject =
  | { kind: 'actions'; actions: readonly [CopiedAction, ...CopiedAction[]]; read: string | null }
  | { kind: 'table'; query: TableQuery };

export interface CodeText {
  name: 'cleos' | 'curl' | 'TypeScript' | 'JSON';
  text: string;
}

/** The subject as commands for a shell, as a program and as JSON. `node` is the base URL of the chain's API. */
export function codeTexts(subject: CopySubject, node: string): CodeText[] {
  return subject.kind === 'table' ? tableTexts(subject.query, node) : actionTexts(subject, node);
}

function actionTexts({ actions, read }: Extract<CopySubject, { kind: 'actions' }>, node: string): CodeText[] {
  const [first] = actions;
  const cleos =
    actions.length === 1
      ? [
          'push action',
          shellQuote(first.account),
          shellQuote(first.name),
          shellQuote(json(first.data)),
          ...levels(first),
        ]
      : ['push transaction', shellQuote(json({ actions }))];
  const packing = { code: first.account, action: first.name, args: first.data };
  return [
    { name: 'cleos', text: ['cleos -u', shellQuote(node), ...cleos].join(' ') },
    {
      name: 'curl',
      text: read === null ? post(`${node}/v1/chain/abi_json_to_bin`, packing) : `curl -sS ${shellQuote(read)}`,
    },
    {
      name: 'TypeScript',
      text: `// session: a Session of @wharfkit/session\nconst result = await session.transact(${json({ actions }, 2)});\n`,
    },
    { name: 'JSON', text: json({ actions }, 2) },
  ];
}

function levels({ authorization }: CopiedAction): string[] {
  return authorization.map(({ actor, permission }) => `-p ${shellQuote(`${actor}@${permission}`)}`);
}

function tableTexts(query: TableQuery, node: string): CodeText[] {
  const { code, scope, table, limit, reverse, showPayer, index, keyType, from } = query;
  const lower = reverse ? query.lower : (from ?? query.lower);
  const upper = reverse ? (from ?? query.upper) : query.upper;
  const body = {
    json: true,
    code,
    scope,
    table,
    limit,
    ...(lower === null ? {} : { lower_bound: lower }),
    ...(upper === null ? {} : { upper_bound: upper }),
    ...(keyType === null ? {} : { index_position: index, key_type: keyType }),
    ...(reverse ? { reverse } : {}),
    ...(showPayer ? { show_payer: true } : {}),
  };
  const options = [
    `--limit=${limit}`,
    ...(lower === null ? [] : [`--lower=${shellQuote(lower)}`]),
    ...(upper === null ? [] : [`--upper=${shellQuote(upper)}`]),
    ...(keyType === null ? [] : [`--index=${shellQuote(index)}`, `--key-type=${shellQuote(keyType)}`]),
    ...(reverse ? ['--reverse'] : []),
    ...(showPayer ? ['--show-payer'] : []),
  ];
  const path = '/v1/chain/get_table_rows';
  return [
    {
      name: 'cleos',
      text: [
        'cleos -u',
        ...[node].map(shellQuote),
        'get table',
        ...[code, scope, table].map(shellQuote),
        ...options,
      ].join(' '),
    },
    { name: 'curl', text: post(node + path, body) },
    {
      name: 'TypeScript',
      text:
        `import { APIClient } from '@wharfkit/antelope';\n\nconst client = new APIClient({ url: ${json(node)} });\n` +
        `const { rows } = await client.call(${json({ path, params: body }, 2)});\n`,
    },
    { name: 'JSON', text: json(body, 2) },
  ];
}

function post(url: string, body: unknown): string {
  return `curl -sS ${shellQuote(url)} -H 'content-type: application/json' -d ${shellQuote(json(body))}`;
}

/** JSON with every invisible character escaped: a terminal runs none of them, and text cannot change its direction. */
function json(value: unknown, indent?: number): string {
  const text = JSON.stringify(value ?? null, null, indent);
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character === '\n' ? '\n' : escaped(character),
  );
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
