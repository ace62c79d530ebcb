import { Field } from '../../core/fields.ts';
import { kycLevels } from './tiers.ts';

/** POST to a node. */
type Call = (path: string, body: unknown) => Promise<unknown>;

const contract = 'eosio.proton';

async function rowsOf(call: Call, query: Record<string, unknown>): Promise<Field[]> {
  const body = { json: true, code: contract, scope: contract, limit: 100, ...query };
  return new Field(await call('/v1/chain/get_table_rows', body)).at('rows').items();
}

/** Verified fields of an account, by all its providers; none for an account without a profile. */
export async function verifiedLevels(call: Call, account: string): Promise<string[]> {
  const rows = await rowsOf(call, { table: 'usersinfo', lower_bound: account, upper_bound: account, limit: 1 });
  const own = rows.find((row) => row.at('acc').text() === account);
  return (own?.at('kyc').itemsOrNone() ?? []).flatMap((entry) => kycLevels(entry.at('kyc_level').text()));
}

export interface KycProvider {
  account: string;
  name: string;
  description: string;
}

/** Providers that are not blocked. Throws 'Unable to get KYC Providers.' */
export async function kycProviders(call: Call): Promise<KycProvider[]> {
  try {
    const rows = await rowsOf(call, { table: 'kycproviders' });
    return rows
      .filter((row) => !row.at('blisted').flag())
      .map((row) => ({
        account: row.at('kyc_provider').text(),
        name: row.at('name').text().slice(0, 100),
        description: row.at('desc').text().slice(0, 500),
      }));
  } catch (cause) {
    throw new Error('Unable to get KYC Providers.', { cause });
  }
}
