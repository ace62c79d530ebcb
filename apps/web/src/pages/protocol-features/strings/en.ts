export const strings = {
  title: 'Protocol features',
  description: (chain: string) => `Activated protocol features of ${chain}`,
  what: 'the protocol features',
  none: 'No activated protocol features',
  feature: 'Feature',
  digest: 'Digest',
  activated: 'Activated in block',
  /** What each protocol feature changes, by its code name. */
  texts: {
    ACTION_RETURN_VALUE: 'Actions can set a return value',
    BLOCKCHAIN_PARAMETERS: 'Privileged contracts can get and set subsets of blockchain parameters',
    BLS_PRIMITIVES: 'Adds BLS12-381 cryptographic host functions',
    CONFIGURABLE_WASM_LIMITS2: 'Privileged contracts can set constraints on WebAssembly code',
    CRYPTO_PRIMITIVES: 'Adds cryptographic host functions: alt_bn128, mod_exp, BLAKE2, SHA-3, Keccak, k1_recover',
    DISABLE_DEFERRED_TRXS_STAGE_1: 'Disables new deferred transactions; existing ones can only be canceled or expire',
    DISABLE_DEFERRED_TRXS_STAGE_2: 'Removes all remaining deferred transactions',
    DISALLOW_EMPTY_PRODUCER_SCHEDULE: 'Disallows an empty producer schedule',
    FIX_LINKAUTH_RESTRICTION: 'linkauth restrictions apply to native actions of the system account only',
    FORWARD_SETCODE: 'Forwards setcode actions to the system contract',
    GET_BLOCK_NUM: 'Contracts can read the current block number',
    GET_CODE_HASH: 'Contracts can read the code hash of an account',
    GET_SENDER: 'Contracts can determine the sender of an inline action',
    NO_DUPLICATE_DEFERRED_ID: 'Prevents duplicate IDs of deferred transactions',
    ONLY_BILL_FIRST_AUTHORIZER: 'Only the first authorizer of a transaction is billed for CPU and NET',
    ONLY_LINK_TO_EXISTING_PERMISSION: 'Disallows linking an action to a non-existing permission',
    PREACTIVATE_FEATURE: 'Privileged contracts can pre-activate protocol features',
    RAM_RESTRICTIONS: 'Restricts increasing the RAM usage of other accounts in notifications',
    REPLACE_DEFERRED: 'Fixes replacing a deferred transaction and its RAM accounting',
    RESTRICT_ACTION_TO_SELF: 'Contracts cannot bypass authorization checks for actions sent to themselves',
    SAVANNA: 'Savanna consensus: instant finality',
    WEBAUTHN_KEY: 'Enables WebAuthn keys and signatures',
    WTMSIG_BLOCK_SIGNATURES: 'Allows producers to sign blocks with a weighted multisig authority',
  },
  ordinal: 'No.',
  unnamed: 'unnamed',
};

declare global {
  interface StringFolders {
    'pages/protocol-features': typeof strings;
  }
}
