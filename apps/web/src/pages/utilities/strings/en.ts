export const strings = {
  description: (chain: string) => `${chain}: generate, check and convert keys`,
  titles: { keys: 'Keys', 'format-keys': 'Convert keys' },
  views: {
    keys: 'Keys',
    'format-keys': 'Convert',
    'cancel-deferred': 'Cancel deferred',
    'upload-contract': 'Upload contract',
  },
  sections: 'Utilities',
  local: 'These tools run in this page. Keys are neither sent nor stored.',
  generate: 'Generate a key pair',
  generateText:
    'Anyone who has the private key controls what it signs for. Browser extensions and people who see this screen can read it; write it down before you leave the page.',
  confirm: 'I trust this device and browser to generate keys',
  generateNow: 'Generate',
  check: 'Check a key pair',
  publicKey: 'Public key',
  privateKey: 'Private key',
  checkNow: 'Check',
  forms: {
    ethereum: {
      title: 'Ethereum fallback',
      text: 'In the EOS token sale of 2018, 0.3% of transfers were unregistered. Their Ethereum private key is also the EOS private key of the fallback account.',
      field: 'Ethereum private key',
      submit: 'Show EOS keys',
    },
    format: {
      title: 'Convert a key',
      text: 'Legacy and current formats of a public or private key.',
      field: 'Public or private key',
      submit: 'Convert',
    },
  },
  formats: {
    address: 'Ethereum address',
    legacyPublicKey: 'Legacy public key',
    publicKey: 'Public key',
    wif: 'WIF',
    privateKey: 'Private key',
  },
  copy: (format: string) => `Copy: ${format}`,
  verdicts: {
    'Valid Key Pair': 'Valid Key Pair',
    'Invalid Public Key': 'Invalid Public Key',
    'Invalid Private Key': 'Invalid Private Key',
    'Invalid Ethereum Private Key': 'Invalid Ethereum Private Key',
  },
};

declare global {
  interface StringFolders {
    'pages/utilities': typeof strings;
  }
}
