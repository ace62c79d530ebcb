/** A JSON schema, as far as our parameters and answers need it. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: string | number | boolean;
  enum?: readonly string[];
  format?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean;
  anyOf?: readonly JsonSchema[];
  $ref?: string;
  examples?: readonly string[];
}

export const accountName: JsonSchema = {
  type: 'string',
  pattern: '^(?=.{1,13}$)[a-z1-5.]{0,12}[a-j1-5.]?$',
  description: 'account name: a-z, 1-5 and dots, up to 12 characters and a 13th of a-j or 1-5',
  examples: ['alice'],
};

export const transactionId: JsonSchema = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{64}$',
  description: 'transaction id: 64 hex digits',
};

export const blockName: JsonSchema = {
  type: 'string',
  pattern: '^([0-9]{1,10}|[0-9a-fA-F]{64})$',
  description: 'block number, or block id of 64 hex digits',
  examples: ['5'],
};

export const publicKey: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_]{50,300}$',
  description: 'public key: PUB_K1_…, PUB_R1_…, PUB_WA_… or the older form (EOS…)',
};

export const cursor: JsonSchema = {
  type: 'string',
  pattern: '^[0-9A-Za-z._:~@!=-]{1,300}$',
  description: "continue after this row; `next` of the page before, or a row's own `cursor`",
};

export const time: JsonSchema = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z?)?$',
  description: 'UTC time, 2026-11-21T03:20:00Z, or a day',
};

/** How many rows a page holds. */
export function pageSize(usual: number, most: number): JsonSchema {
  return { type: 'integer', minimum: 1, maximum: most, default: usual, description: `rows, at most ${most}` };
}

export const symbolCode: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z]{1,7}$',
  description: 'symbol of a token',
  examples: ['EOS'],
};

export const tokenId: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9.-]{1,40}$',
  description: 'EOS, or eosio.token-EOS where several contracts have one of that symbol',
  examples: ['EOS'],
};

export const chainKey: JsonSchema = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,19}$',
  description: "key of the chain; each chain has its own address, so this can only be that chain's",
};

/** What is asked of a resource that answers several questions. */
export function queryType(...types: readonly string[]): JsonSchema {
  return { type: 'string', enum: types, description: 'which question' };
}
