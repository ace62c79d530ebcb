export const strings: StringFolders['pages/utilities'] = {
  description: (chain) => `${chain}: generar, comprobar y convertir claves`,
  titles: { keys: 'Claves', 'format-keys': 'Convertir claves' },
  views: {
    keys: 'Claves',
    'format-keys': 'Convertir',
    'cancel-deferred': 'Cancelar diferida',
    'upload-contract': 'Subir contrato',
  },
  sections: 'Utilidades',
  local: 'Estas herramientas funcionan en esta página. Las claves no se envían ni se guardan.',
  generate: 'Generar un par de claves',
  generateText:
    'Quien tenga la clave privada controla todo lo que esta firma. Las extensiones del navegador y quien vea esta pantalla pueden leerla; anótela antes de salir de la página.',
  confirm: 'Confío en este dispositivo y navegador para generar claves',
  generateNow: 'Generar',
  check: 'Comprobar un par de claves',
  publicKey: 'Clave pública',
  privateKey: 'Clave privada',
  checkNow: 'Comprobar',
  forms: {
    ethereum: {
      title: 'Recuperación con Ethereum',
      text: 'En la venta de tokens EOS de 2018, el 0.3% de las transferencias quedó sin registrar. Su clave privada de Ethereum es también la clave privada EOS de la cuenta de respaldo.',
      field: 'Clave privada de Ethereum',
      submit: 'Mostrar las claves EOS',
    },
    format: {
      title: 'Convertir una clave',
      text: 'Formatos antiguo y actual de una clave pública o privada.',
      field: 'Clave pública o privada',
      submit: 'Convertir',
    },
  },
  formats: {
    address: 'Dirección de Ethereum',
    legacyPublicKey: 'Clave pública antigua',
    publicKey: 'Clave pública',
    wif: 'Clave WIF',
    privateKey: 'Clave privada',
  },
  copy: (format) => `Copiar: ${format}`,
  verdicts: {
    'Valid Key Pair': 'Par de claves válido',
    'Invalid Public Key': 'Clave pública no válida',
    'Invalid Private Key': 'Clave privada no válida',
    'Invalid Ethereum Private Key': 'Clave privada de Ethereum no válida',
  },
};
