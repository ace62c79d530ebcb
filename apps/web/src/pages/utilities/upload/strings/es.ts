export const strings: StringFolders['pages/utilities/upload'] = {
  title: 'Subir un contrato',
  description: (chain) => `Sube código y ABI a tu cuenta en ${chain}`,
  about:
    'Establece el código y el ABI de la cuenta conectada a partir de archivos. Los archivos se leen en esta página.',
  noCode: (account) => `${account} no tiene contrato.`,
  present: (account, hash) => `Hash del código de ${account} ahora: ${hash}`,
  size: (bytes, hash) => `${bytes} bytes; hash SHA-256 ${hash}`,
  fields: {
    wasm: { label: 'Código (.wasm)' },
    abi: { label: 'Archivo ABI (.abi, .json)' },
    removal: { label: 'Eliminar el contrato de esta cuenta' },
  },
  acts: {
    'upload-contract': { title: 'Subir código y ABI', done: 'Código y ABI subidos' },
    'upload-code': { title: 'Subir código', done: 'Código subido' },
    'upload-abi': { title: 'Subir ABI', done: 'ABI subido' },
    'remove-contract': { title: 'Eliminar el contrato', done: 'Contrato eliminado' },
  },
  faults: {
    'file-too-large': (bytes) => `El archivo tiene más de ${bytes} bytes`,
    'file-unreadable': 'No se pudo leer el archivo',
    'wasm-invalid': 'No es un archivo WebAssembly',
    'abi-invalid': (reason) => `No es un ABI: ${reason}`,
    'file-missing': 'Elige un archivo',
    'removal-with-files': 'Elige los archivos o la eliminación',
    'nothing-to-remove': 'Esta cuenta no tiene contrato',
    'same-code': 'Esta cuenta ya tiene el mismo código',
  },
  notes: {
    'removes-contract': 'Elimina código y ABI. El contrato deja de funcionar; sus tablas permanecen.',
    'replaces-code':
      'Reemplaza el código de esta cuenta. Las tablas que el nuevo código no pueda leer no se convierten.',
    'ram-short': (needed, free) => `Necesita ${needed} bytes de RAM; hay ${free} libres.`,
  },
  again: 'Otra subida',
};
