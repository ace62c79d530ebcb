export const strings = {
  title: 'Protocol features',
  description: (chain: string) => `Protocol features that ${chain} has activated`,
  what: 'the protocol features',
  none: 'No protocol feature is active',
  feature: 'Feature',
  digest: 'Digest',
  activated: 'Activated in block',
  /** What each protocol feature changes, by its code name. */
  texts: {
    ACTION_RETURN_VALUE: 'Actions can return a value',
    BLOCKCHAIN_PARAMETERS: 'Contracts can read and the system contract can set the chain’s parameters one by one',
    BLS_PRIMITIVES: 'Functions for BLS signatures, which many can join into one',
    CONFIGURABLE_WASM_LIMITS2: 'The system contract sets the limits of contract code',
    CRYPTO_PRIMITIVES: 'Functions for elliptic curves, big numbers and Keccak, as Ethereum’s contracts need them',
    DISABLE_DEFERRED_TRXS_STAGE_1: 'No new delayed transactions; those that wait can only be cancelled or expire',
    DISABLE_DEFERRED_TRXS_STAGE_2: 'All delayed transactions that waited are gone',
    DISALLOW_EMPTY_PRODUCER_SCHEDULE: 'A schedule without producers is refused',
    FIX_LINKAUTH_RESTRICTION:
      'Actions of other contracts that are named like system actions can be linked to a permission',
    FORWARD_SETCODE: 'The system contract is told of every setcode',
    GET_BLOCK_NUM: 'A contract can ask for the number of the current block',
    GET_CODE_HASH: 'A contract can ask for the hash of another’s code',
    GET_SENDER: 'A contract can ask who sent an inline action',
    NO_DUPLICATE_DEFERRED_ID: 'No two delayed transactions have the same id',
    ONLY_BILL_FIRST_AUTHORIZER: 'CPU and NET are billed to who authorises a transaction first',
    ONLY_LINK_TO_EXISTING_PERMISSION: 'An action can be linked only to a permission that exists',
    PREACTIVATE_FEATURE: 'Features are activated by an action of the system account, from a block on that all know',
    RAM_RESTRICTIONS: 'A notified contract cannot bill RAM to those who did not agree',
    REPLACE_DEFERRED: 'Replacing a delayed transaction keeps its id and its RAM bill right',
    RESTRICT_ACTION_TO_SELF: 'A contract needs authority even for actions that it sends to itself',
    SAVANNA: 'Blocks become irreversible within about a second',
    WEBAUTHN_KEY: 'Security keys and fingerprint readers can sign',
    WTMSIG_BLOCK_SIGNATURES: 'Producers may sign blocks with several weighted keys',
  },
  ordinal: 'No.',
  unnamed: 'unnamed',
};

declare global {
  interface StringFolders {
    'pages/protocol-features': typeof strings;
  }
}
