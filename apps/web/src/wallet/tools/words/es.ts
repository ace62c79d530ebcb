import type { ToolWords } from './en.ts';

export const words: ToolWords = {
  faults: {
    'account-missing': 'Escribe una cuenta, por favor.',
    'account-invalid': 'Un nombre tiene 12 caracteres como máximo, de a-z, 1-5 y puntos',
    'new-name-invalid': 'Un nombre de 12 caracteres a-z y 1-5',
    'bid-name-invalid': 'Un nombre de 1 a 11 caracteres a-z y 1-5, sin punto',
    'amount-invalid': 'Escribe una cantidad mayor que cero',
    'amount-too-precise': (digits) => `${digits} decimales como máximo`,
    'integer-invalid': 'Escribe un número entero',
    'key-invalid': 'Solo clave pública: 54 caracteres que empiezan por PUB_K1',
    'text-too-long': (bytes) => `Más de ${bytes} bytes`,
    'choice-missing': 'No hay nada que elegir',
    'names-missing': 'Elige al menos una cuenta',
  },
  review: 'Revisión',
  connectFirst: 'Primero inicia sesión, por favor.',
  connectToSign: 'Conecta una cartera para revisar y firmar.',
  connect: 'Conectar cartera',
  needsScripts:
    'Para firmar hace falta un navegador con scripts: las transacciones se preparan y comprueban aquí, no en el servidor.',
  available: 'Disponible',
  max: 'Máx.',
  part: (percent) => `${percent} de lo disponible`,
  unavailable: 'No disponible en esta cadena',
};
