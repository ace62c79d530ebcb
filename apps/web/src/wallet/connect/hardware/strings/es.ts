export const strings: StringFolders['wallet/connect/hardware'] = {
  about: {
    ledger: 'Conecta el Ledger, desbloquéalo y abre su aplicación EOS. Sirve para las cuentas de todas las cadenas.',
    trezor:
      'Conecta el Trezor por USB y desbloquéalo; cierra antes Trezor Suite. Su firmware debe ser compatible con EOS, lo que existe desde la versión 2.1.1 en el Model T y puede faltar en versiones más recientes: el dispositivo lo indica. El PIN y la frase de contraseña se introducen en el dispositivo.',
  },
  sign: {
    ledger:
      'Desbloquea el Ledger, abre su aplicación EOS y envíale la transacción. Los contratos que la aplicación no conoce requieren «Contract data» en sus ajustes.',
    trezor: 'Desbloquea el Trezor y envíale la transacción.',
  },
  transport: 'Conexión',
  transports: {
    TransportWebHID: 'USB (WebHID)',
    TransportWebusb: 'USB (WebUSB)',
    TransportWebBLE: 'Bluetooth',
  },
  indexes: 'Índices de cuenta',
  indexesHint: 'Último número de la ruta de la clave m/44’/194’/0’/0/índice',
  badIndexes: 'Números separados por comas, 20 como máximo',
  read: 'Leer claves',
  reading: 'Leyendo claves…',
  account: 'Cuenta',
  noAccounts:
    'Ninguna cuenta tiene una clave de este dispositivo. Añade una de ellas a un permiso con otra cartera o lee otros índices.',
  keys: 'Claves del dispositivo',
  copyKey: 'Copiar la clave pública',
  index: (index: number) => `Índice ${index}`,
  connectAs: (level: string) => `Conectar como ${level}`,
  confirm: 'Revisa la transacción en el dispositivo y apruébala allí.',
  send: 'Enviar al dispositivo',
  cancel: 'Cancelar',
};
