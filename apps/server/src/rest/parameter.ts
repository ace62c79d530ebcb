/** Subset of JSON Schema used for parameters and responses. */
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
  description: 'account name: a-z, 1-5 and dots, up to 12 characters and an optional 13th of a-j or 1-5',
  examples: ['alice'],
};

export const transactionId: JsonSchema = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{64}$',
  description: 'transaction ID: 64 hex digits',
};

export const blockName: JsonSchema = {
  type: 'string',
  pattern: '^([0-9]{1,10}|[0-9a-fA-F]{64})$',
  description: 'block number, or block ID of 64 hex digits',
  examples: ['5'],
};

export const publicKey: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_]{50,300}$',
  description: 'public key: PUB_K1_…, PUB_R1_…, PUB_WA_… or the legacy format (EOS…)',
};

export const cursor: JsonSchema = {
  type: 'string',
  pattern: '^[0-9A-Za-z._:~@!=-]{1,300}$',
  description: 'resumes after this row; `next` of the previous page, or the `cursor` of a row',
};

export const time: JsonSchema = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z?)?$',
  description: 'UTC time, 2026-11-21T03:20:00Z, or a day',
};

/** Rows per page. */
export function pageSize(defaultSize: number, max: number): JsonSchema {
  return {
    type: 'integer',
    minimum: 1,
    maximum: max,
    default: defaultSize,
    description: `rows per page, at most ${max}`,
  };
}

export const symbolCode: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z]{1,7}$',
  description: 'token symbol',
  examples: ['EOS'],
};

export const tokenId: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9.-]{1,40}$',
  description: 'EOS, or eosio.token-EOS if several contracts issue that symbol',
  examples: ['EOS'],
};

export const chainKey: JsonSchema = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,19}$',
  description: 'chain key; must be the chain of this URL',
};

/** `type` parameter of a resource with several queries. */
export function queryType(...types: readonly string[]): JsonSchema {
  return { type: 'string', enum: types, description: 'query type' };
}
