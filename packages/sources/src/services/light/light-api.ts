import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { KeyHolder, TokenBalance } from '../../account/account-view.ts';
import type { Field } from '../../core/fields.ts';
import { type GetOptions, getJson, httpFailure } from '../../core/get-json.ts';
import { data, empty, failed, meta, type Outcome, withoutData } from '../../core/outcome.ts';

const source = 'light-api';
/** Rows that topholders, topram and topstake give unless asked otherwise. */
const usualCount = 500;

/** A Light API service: balances and rankings that a node does not keep. */
export class LightApi {
  readonly #base: string;
  readonly #network: string;
  readonly #options: GetOptions;

  constructor(config: { url: string; network: string }, options: GetOptions = {}) {
    this.#base = config.url.replace(/\/+$/, '');
    this.#network = config.network;
    this.#options = options;
  }

  /** Every token of an account. */
  balances(account: string): Promise<Outcome<TokenBalance[]>> {
    return this.#read(['balances', this.#network, account], (answer) =>
      answer
        .at('balances')
        .items()
        .map((row) => ({ contract: row.at('contract').text(), quantity: quantityOf(row) })),
    );
  }

  /** [account, amount] pairs, largest first; amounts are decimal texts. */
  topHolders(
    contract: string,
    code: string,
    count = usualCount,
  ): Promise<Outcome<{ account: string; amount: string }[]>> {
    const asked = String(Math.min(1000, Math.max(10, count)));
    return this.#read(['topholders', this.#network, contract, code, asked], (answer) =>
      answer.items().map((row) => {
        const [account, amount] = row.items();
        if (account === undefined || amount === undefined) return row.fail('an account with its amount');
        return { account: account.text(), amount: decimalOf(amount) };
      }),
    );
  }

  /** Accounts with the most RAM, in bytes. */
  topRam(count: number = usualCount): Promise<Outcome<{ account: string; bytes: string }[]>> {
    return this.#read(['topram', this.#network, String(count)], (answer) =>
      answer.items().map((row) => {
        const [account, bytes] = row.items();
        if (account === undefined || bytes === undefined) return row.fail('an account with its bytes');
        return { account: account.text(), bytes: bytes.integer() };
      }),
    );
  }

  /** Accounts with the most staked, in integer units. */
  topStake(count: number = usualCount): Promise<Outcome<{ account: string; cpu: string; net: string }[]>> {
    return this.#read(['topstake', this.#network, String(count)], (answer) =>
      answer.items().map((row) => {
        const [account, cpu, net] = row.items();
        if (account === undefined || cpu === undefined || net === undefined)
          return row.fail('an account with its stakes');
        return { account: account.text(), cpu: cpu.integer(), net: net.integer() };
      }),
    );
  }

  /**
   * Permissions that a key can satisfy or help to satisfy. Weight and threshold are those of permissions that name the
   * key; of those reached through another account only the threshold is told.
   */
  keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>> {
    return this.#read(['key', publicKey], (answer) => {
      // Networks that do not know the key are left out; whatever is told of is an object.
      for (const name of Object.keys(Object(answer.value)))
        if (!answer.at(name).isObject) answer.at(name).fail('a network');
      const network = answer.at(this.#network);
      return network.missing ? [] : holdersOf(network.at('accounts'), publicKey);
    });
  }

  /** How many accounts hold a token. */
  async holderCount(contract: string, code: string): Promise<Outcome<string>> {
    return this.#one(['holdercount', this.#network, contract, code]);
  }

  /** How many accounts the chain has. */
  async userCount(): Promise<Outcome<string>> {
    return this.#one(['usercount', this.#network]);
  }

  async #one(parts: string[]): Promise<Outcome<string>> {
    const read = await this.#read(parts, (answer) => [answer.integer()]);
    if (read.state === 'data') return { ...read, data: read.data[0]! };
    return withoutData(read);
  }

  async #read<T>(parts: string[], read: (answer: Field) => T[]): Promise<Outcome<T[]>> {
    const url = new URL(`${this.#base}/api/${parts.map(encodeURIComponent).join('/')}`);
    try {
      const { value, elapsedMs } = await getJson(url, this.#options);
      const rows = read(value);
      const known = meta({ source, endpoint: this.#base, elapsedMs, time: new Date().toISOString() });
      return rows.length === 0 ? empty(known) : data(rows, known);
    } catch (error) {
      return failed([httpFailure(error, source, this.#base)]);
    }
  }
}

function holdersOf(accounts: Field, publicKey: string): KeyHolder[] {
  const asked = canonical(publicKey);
  if (!accounts.isObject) return accounts.fail('accounts by their names');
  return Object.keys(accounts.value as object).flatMap((account) =>
    accounts
      .at(account)
      .items()
      .map((permission) => {
        const keys = permission.at('auth').at('keys').itemsOrNone();
        const own = keys.find((entry) => canonical(entry.at('pubkey').text()) === asked);
        return {
          account,
          permission: permission.at('perm').text(),
          weight: own === undefined ? null : own.at('weight').number(),
          threshold: permission.at('threshold').number(),
        };
      }),
  );
}

/** One spelling of the two that a key has; a text that is no key stays what it is. */
function canonical(key: string): string {
  try {
    return formatPublicKey(parsePublicKey(key));
  } catch {
    return key;
  }
}

/** The amount of a balance row in the precision it states, so that it is an asset again. */
function quantityOf(row: Field): string {
  const amount = decimalOf(row.at('amount'));
  const decimals = row.at('decimals').number();
  const [whole = '0', fraction = ''] = amount.split('.');
  if (decimals < 0 || decimals > 18 || fraction.length > decimals) return row.fail('an amount of its decimals');
  const digits = fraction.padEnd(decimals, '0');
  const text = `${whole}${digits === '' ? '' : `.${digits}`} ${row.at('currency').text()}`;
  try {
    return formatAsset(parseAsset(text));
  } catch {
    return row.fail('a token amount');
  }
}

function decimalOf(field: Field): string {
  const text = typeof field.value === 'number' || typeof field.value === 'bigint' ? String(field.value) : field.text();
  return /^\d+(\.\d+)?$/.test(text) ? text : field.fail('a decimal amount');
}
