import { account, amount, code, sentence } from '../../sentence.ts';
import { note, type FurtherFamily } from '../family.ts';

/** Token creation, issuance and retirement on any contract, matched by fields. */
export const tokenLifeSentences: FurtherFamily = {
  appliesTo: () => true,
  actions: {
    retire: ({ quantity, memo }, { authorization, contract }) =>
      sentence('retire', { actor: account(authorization[0]?.actor), quantity: amount(quantity, contract) }, [
        note(memo),
      ]),
    create: ({ issuer, maximum_supply: supply }) =>
      sentence('createToken', { issuer: account(issuer), supply: amount(supply) }),
    signup: ({ owner, quantity }, { contract }) =>
      amount(quantity) === null
        ? null
        : sentence('signUp', {
            account: account(owner),
            symbol: code(String(quantity).split(' ')[1]),
            contract: account(contract),
          }),
    // Airgrab tokens: the account creates its balance itself.
    claim: ({ claimer, ...more }, { contract }) =>
      Object.keys(more).length > 0
        ? null
        : sentence('claimTokens', { claimer: account(claimer), contract: account(contract) }),
    open: ({ owner, symbol }) => sentence('openBalance', { owner: account(owner), symbol: code(symbol) }),
    close: ({ owner, symbol }) => sentence('closeBalance', { owner: account(owner), symbol: code(symbol) }),
  },
};
