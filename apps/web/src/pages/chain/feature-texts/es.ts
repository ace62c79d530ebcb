import type { FeatureTexts } from './en.ts';

export const featureTexts: FeatureTexts = {
  ACTION_RETURN_VALUE: 'Las acciones pueden devolver un valor',
  BLOCKCHAIN_PARAMETERS: 'Los contratos leen los parámetros de la cadena uno a uno y el del sistema los fija',
  BLS_PRIMITIVES: 'Funciones para firmas BLS, que unen muchas en una',
  CONFIGURABLE_WASM_LIMITS2: 'El contrato del sistema fija los límites del código',
  CRYPTO_PRIMITIVES:
    'Funciones de curvas elípticas, números grandes y Keccak, como las necesitan los contratos de Ethereum',
  DISABLE_DEFERRED_TRXS_STAGE_1: 'No hay transacciones diferidas nuevas; las que esperan solo se cancelan o caducan',
  DISABLE_DEFERRED_TRXS_STAGE_2: 'Desaparecen todas las transacciones diferidas que esperaban',
  DISALLOW_EMPTY_PRODUCER_SCHEDULE: 'Se rechaza un calendario sin productores',
  FIX_LINKAUTH_RESTRICTION:
    'Las acciones de otros contratos con nombre de acción del sistema pueden vincularse a un permiso',
  FORWARD_SETCODE: 'El contrato del sistema recibe aviso de cada setcode',
  GET_BLOCK_NUM: 'Un contrato puede pedir el número del bloque actual',
  GET_CODE_HASH: 'Un contrato puede pedir el hash del código de otro',
  GET_SENDER: 'Un contrato puede preguntar quién envió una acción interna',
  NO_DUPLICATE_DEFERRED_ID: 'No hay dos transacciones diferidas con el mismo id',
  ONLY_BILL_FIRST_AUTHORIZER: 'CPU y NET se cobran a quien autoriza primero la transacción',
  ONLY_LINK_TO_EXISTING_PERMISSION: 'Una acción solo puede vincularse a un permiso que existe',
  PREACTIVATE_FEATURE:
    'Las funciones se activan con una acción de la cuenta del sistema, desde un bloque que todos conocen',
  RAM_RESTRICTIONS: 'Un contrato notificado no puede cobrar RAM a quien no lo aceptó',
  REPLACE_DEFERRED: 'Sustituir una transacción diferida mantiene correctos su id y su RAM',
  RESTRICT_ACTION_TO_SELF: 'Un contrato necesita autorización incluso para las acciones que se envía a sí mismo',
  SAVANNA: 'Los bloques son irreversibles en cerca de un segundo',
  WEBAUTHN_KEY: 'Se puede firmar con llaves de seguridad y lectores de huella',
  WTMSIG_BLOCK_SIGNATURES: 'Los productores pueden firmar bloques con varias claves ponderadas',
};
