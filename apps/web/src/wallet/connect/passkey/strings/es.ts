export const strings: StringFolders['wallet/connect/passkey'] = {
  hint: (host) =>
    `Una llave de acceso firma con su huella, rostro, PIN o llave de seguridad. Su clave pertenece a ${host} y nunca sale de su dispositivo ni de su copia de seguridad.`,
  use: 'Usar una llave de acceso',
  create: 'Crear una llave de acceso',
  keyName: (host) => `Clave de la cuenta (${host})`,
  notStored: (level) =>
    `La llave de acceso de ${level} no se conoce en este dispositivo. Elíjala de nuevo para firmar.`,
  account: 'Cuenta',
  connectAs: (level) => `Conectar como ${level}`,
  created: 'Esta es la clave pública de su nueva llave de acceso:',
  copy: 'Copiar la clave pública',
  addIt:
    'Añádala a un permiso de su cuenta con otra cartera y continúe. Hasta entonces no puede firmar por su cuenta. La cadena debe admitir claves WebAuthn.',
  loss: 'Si se pierden el dispositivo y la copia de sus llaves de acceso, se pierde esta clave. Conserve otra clave en el permiso.',
  added: 'He añadido la clave',
  notYet: 'Ningún permiso tiene todavía esta clave. Una clave nueva cuenta cuando su transacción está en un bloque.',
};
