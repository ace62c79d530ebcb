export const strings = {
  title: 'Upload a contract',
  description: (chain: string) => `Upload code and ABI to your account on ${chain}`,
  about: 'Sets the code and the ABI of the connected account from files. The files are read in this page.',
  noCode: (account: string) => `${account} has no contract.`,
  present: (account: string, hash: string) => `Code hash of ${account} now: ${hash}`,
  size: (bytes: string, hash: string) => `${bytes} bytes, SHA-256 ${hash}`,
  fields: {
    wasm: { label: 'Code (.wasm)' },
    abi: { label: 'ABI (.abi, .json)' },
    removal: { label: 'Remove the contract of this account' },
  },
  acts: {
    'upload-contract': { title: 'Upload code and ABI', done: 'Uploaded code and ABI' },
    'upload-code': { title: 'Upload code', done: 'Uploaded code' },
    'upload-abi': { title: 'Upload ABI', done: 'Uploaded ABI' },
    'remove-contract': { title: 'Remove the contract', done: 'Removed the contract' },
  },
  faults: {
    'file-too-large': (bytes: string) => `The file has more than ${bytes} bytes`,
    'file-unreadable': 'The file could not be read',
    'wasm-invalid': 'Not a WebAssembly file',
    'abi-invalid': (reason: string) => `Not an ABI: ${reason}`,
    'file-missing': 'Choose a file',
    'removal-with-files': 'Choose either files or the removal',
    'nothing-to-remove': 'This account has no contract',
    'same-code': 'This account has the same code already',
  },
  notes: {
    'removes-contract': 'Removes code and ABI. The contract stops working; its tables stay.',
    'replaces-code': 'Replaces the code of this account. Tables that the new code cannot read are not converted.',
    'ram-short': (needed: string, free: string) => `Needs ${needed} bytes of RAM; ${free} are free.`,
  },
  again: 'Another upload',
};

declare global {
  interface StringFolders {
    'pages/utilities/upload': typeof strings;
  }
}
