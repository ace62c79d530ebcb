export const strings: StringFolders['pages/safemode'] = {
  title: 'Modo seguro',
  description: (chain) => `Protege una cuenta en ${chain}: traslada o retrasa sus permisos`,
  about: [
    'Una cuenta segura es otra cuenta tuya con las claves guardadas aparte, por ejemplo en una cartera física. Solo ella actúa con el permiso trasladado.',
    'Una espera retrasa las transacciones de active para que owner pueda cancelar lo que firmen otros.',
    'Traslada primero active y conserva owner hasta haber firmado una vez con la cuenta segura.',
  ],
  failed: 'No se pudieron leer los permisos.',
  way: 'Protección',
  move: 'Cuenta segura',
  delay: 'Espera',
  permission: 'Permiso',
  safe: 'Cuenta segura',
  hours: 'Espera en horas',
  hoursHint: '1080 como máximo (45 días)',
  again: 'Volver al formulario',
  acts: {
    'move-to-safe': {
      title: (permission, safe) => `Trasladar ${permission} a ${safe}`,
      done: (permission, safe) => `${permission} trasladado a ${safe}`,
    },
    'add-delay': {
      title: (hours) => `Retrasar active ${hours} horas`,
      done: (hours) => `Active se retrasa ${hours} horas`,
    },
  },
  faults: {
    'safe-self': 'Escribe otra cuenta que no sea la tuya',
    'safe-already': 'Esa cuenta ya lo controla sola',
    'signer-too-low': (level) => `Requiere conectarse como ${level} o un permiso superior`,
    'delay-present': 'Active ya tiene una espera: cámbiala en permisos',
    'permissions-unknown': 'Aún no se conoce el permiso active',
  },
  notes: {
    'safe-controls': (level, permission) =>
      `${level} controlará ${permission} en exclusiva: tus claves actuales dejarán de hacerlo.`,
    'owner-changes': 'El permiso owner controla toda la cuenta y puede reemplazar a los demás.',
    'delay-risk':
      'La mayoría de las cadenas ya no ejecuta transacciones retrasadas: en ellas, desde entonces solo owner puede actuar.',
  },
};
