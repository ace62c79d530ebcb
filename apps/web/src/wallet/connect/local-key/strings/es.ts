export const strings: StringFolders['wallet/connect/local-key'] = {
  hint: 'Solo para cadenas de prueba. Nunca escribas una clave que controle activos reales.',
  notStored: (level) => `La clave de ${level} no está guardada en este dispositivo. Escríbela de nuevo para firmar.`,
  privateKey: 'Clave privada',
  find: 'Continuar',
  choose: 'Cuenta',
  passphrase: 'Frase de acceso',
  passphraseHint: 'Opcional. Cifra la clave en este dispositivo; sin ella tendrás que reconectar tras recargar.',
  connectAs: (level) => `Conectar como ${level}`,
  unlock: 'Desbloquear',
  locked: (level) => `La clave de ${level} está bloqueada.`,
};
