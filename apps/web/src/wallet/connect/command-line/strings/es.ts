export const strings: StringFolders['wallet/connect/command-line'] = {
  about: (program: string) => `Para claves de ${program}. La primera firma demuestra la cuenta.`,
  level: 'Cuenta y permiso',
  badLevel: 'Nombre de cuenta, con @permiso si no es active',
  connect: 'Conectar',
  run: 'Ejecuta el comando donde esté la clave. Firma la transacción sin enviarla; pega abajo su salida.',
  runAndSend:
    'Ejecuta el comando donde esté la clave. Firma la transacción y la envía de inmediato; pega abajo su salida.',
  command: 'Comando',
  copy: 'Copiar el comando',
  paste: 'La salida del comando, la firma (SIG_…) o el ID de la transacción si se envió',
  cancel: 'Cancelar',
};
