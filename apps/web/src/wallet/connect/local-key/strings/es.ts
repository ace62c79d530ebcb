export const strings: StringFolders['wallet/connect/local-key'] = {
  hint: 'Una clave privada de esta cadena de pruebas. Nunca escribas una clave que guarde algo de valor.',
  notStored: (level) => `La clave de ${level} no está guardada en este dispositivo. Escríbela de nuevo para firmar.`,
  privateKey: 'Clave privada',
  find: 'Buscar sus cuentas',
  choose: 'Actuar como',
  passphrase: 'Frase de acceso',
  passphraseHint:
    'Guarda la clave cifrada en este dispositivo. Sin frase tendrás que conectarte otra vez al recargar la página.',
  connectAs: (level) => `Conectar como ${level}`,
  unlock: 'Desbloquear',
  locked: (level) => `La clave de ${level} está bloqueada.`,
};
