import type { Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';

interface CredentialRow {
  key_name: string;
  key: string;
  credential_id: string;
  account: string;
}

const fields = 'key_name name, key public_key, credential_id string, account name';

/**
 * webauthn of XPR Network: passkeys by account. Only its table is public; the actions that fill it, and `exec`, are not,
 * so the devnet has its own.
 */
export const webAuthnContract: Contract = {
  name: 'webauthn',
  version: 1,
  abi: abiOf({
    structs: { credential: fields },
    actions: { addcred: fields, delcred: 'account name, key_name name' },
    tables: { credentials: 'credential' },
  }),
  apply: (ctx) =>
    dispatch(ctx, {
      addcred: withData((ctx, row: CredentialRow) => {
        ctx.requireAuth(row.account);
        const table = ctx.table<CredentialRow>('credentials');
        check(ctx, !table.has(row.key_name), 'credential exists');
        table.emplace(row.account, row.key_name, row);
      }),
      delcred: withData((ctx, { account, key_name }: { account: string; key_name: string }) => {
        ctx.requireAuth(account);
        const table = ctx.table<CredentialRow>('credentials');
        check(ctx, table.get(key_name)?.account === account, 'credential not found');
        table.erase(key_name);
      }),
    }),
};
