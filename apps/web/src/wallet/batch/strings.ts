import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  format: text('One transfer per line: account, amount, memo', '8YAU', {
    zh: '每行一笔转账：账户,数量,备注',
    ko: '한 줄에 한 건: 계정, 수량, 메모',
    ar: 'تحويل في كل سطر: الحساب، المبلغ، المذكرة',
    es: 'Un envío por línea: cuenta, cantidad, memo',
  }),
  importFile: text('Import file', 'iaQv', {
    zh: '导入文件',
    ko: '파일 가져오기',
    ar: 'استيراد ملف',
    es: 'Importar archivo',
  }),
  example: text('Example file', 'b6b5', {
    zh: '示例文件',
    ko: '예시 파일',
    ar: 'ملف نموذجي',
    es: 'Archivo de ejemplo',
  }),
  unreadable: text('The file could not be read, or is larger than 1 MB.', 'HNEP', {
    zh: '无法读取文件，或文件超过 1 MB。',
    ko: '파일을 읽을 수 없거나 1 MB를 넘습니다.',
    ar: 'تعذّرت قراءة الملف، أو أنه أكبر من 1 م.ب.',
    es: 'No se pudo leer el archivo, o supera 1 MB.',
  }),
  line: text((line: string, fault: string) => `Line ${line}: ${fault}`, 'qD_a', {
    zh: (line, fault) => `第 ${line} 行：${fault}`,
    ko: (line, fault) => `${line}번째 줄: ${fault}`,
    ar: (line, fault) => `السطر ${isolated(line)}: ${fault}`,
    es: (line, fault) => `Línea ${line}: ${fault}`,
  }),
  moreFaults: text((count: string) => `and ${count} more lines`, '9Pjw', {
    zh: (count) => `另有 ${count} 行`,
    ko: (count) => `외 ${count}줄`,
    ar: (count) => `و${isolated(count)} أسطر أخرى`,
    es: (count) => `y ${count} líneas más`,
  }),
  total: text((count: string, quantity: string) => `${count} transfers, ${quantity} in total`, 'nO2J', {
    zh: (count, quantity) => `${count} 笔转账，共 ${quantity}`,
    ko: (count, quantity) => `전송 ${count}건, 합계 ${quantity}`,
    ar: (count, quantity) => `${isolated(count)} تحويلات، المجموع ${isolated(quantity)}`,
    es: (count, quantity) => `${count} envíos, ${quantity} en total`,
  }),
  lineFaults: {
    'line-columns': text('account, amount and memo expected', 'BZS5', {
      zh: '应为账户、数量和备注',
      ko: '계정, 수량, 메모가 필요합니다',
      ar: 'المطلوب: الحساب والمبلغ والمذكرة',
      es: 'se esperan cuenta, cantidad y memo',
    }),
    'account-invalid': text('not an account name', 'PaqB', {
      zh: '不是账户名',
      ko: '계정 이름이 아닙니다',
      ar: 'ليس اسم حساب',
      es: 'no es un nombre de cuenta',
    }),
    'amount-invalid': text('not an amount above zero', 'JiCA', {
      zh: '不是大于零的数量',
      ko: '0보다 큰 수량이 아닙니다',
      ar: 'ليس مبلغًا أكبر من الصفر',
      es: 'no es una cantidad mayor que cero',
    }),
    'amount-too-precise': text('more decimals than the token has', '6Bf1', {
      zh: '小数位数超过代币精度',
      ko: '소수 자릿수가 토큰보다 많습니다',
      ar: 'منازل عشرية أكثر من منازل الرمز',
      es: 'más decimales de los que tiene el token',
    }),
    'text-too-long': text('memo above 256 bytes', 'FHgI', {
      zh: '备注超过 256 字节',
      ko: '메모가 256바이트를 넘습니다',
      ar: 'المذكرة أكبر من 256 بايت',
      es: 'memo de más de 256 bytes',
    }),
    'quote-open': text('a quote is not closed', 'ot2L', {
      zh: '引号未闭合',
      ko: '따옴표가 닫히지 않았습니다',
      ar: 'علامة اقتباس غير مغلقة',
      es: 'falta cerrar unas comillas',
    }),
  },
  review: text('Review', 'VS5C', { zh: '确认', ko: '검토', ar: 'مراجعة', es: 'Revisión' }),
  empty: text('Enter or import a list of transfers.', 'ODBp', {
    zh: '请输入或导入转账列表。',
    ko: '전송 목록을 입력하거나 가져오세요.',
    ar: 'أدخل قائمة تحويلات أو استوردها.',
    es: 'Escribe o importa una lista de envíos.',
  }),
  skipped: text(
    (count: number) => (count === 1 ? '1 invalid line will not be sent.' : `${count} invalid lines will not be sent.`),
    'yNRO',
    {
      zh: (count) => `${count} 行无效，不会发送。`,
      ko: (count) => `잘못된 줄 ${count}개는 전송되지 않습니다.`,
      ar: (count) => `أسطر غير صالحة لن تُرسل: ${isolated(String(count))}`,
      es: (count) => (count === 1 ? '1 línea no válida no se enviará.' : `${count} líneas no válidas no se enviarán.`),
    },
  ),
  transactions: text((count: number) => (count === 1 ? '1 transaction' : `${count} transactions`), '4s28', {
    zh: (count) => `${count} 笔交易`,
    ko: (count) => `트랜잭션 ${count}건`,
    ar: (count) => `عدد المعاملات: ${isolated(String(count))}`,
    es: (count) => (count === 1 ? '1 transacción' : `${count} transacciones`),
  }),
  stored: text(
    'The list is stored on this device until everything is paid. After a failure it can be resumed.',
    'EgR2',
    {
      zh: '列表保存在本设备上，直至全部支付完成；失败后可以继续。',
      ko: '모두 지급될 때까지 목록이 이 기기에 저장되며, 실패 후 이어서 진행할 수 있습니다.',
      ar: 'تُحفظ القائمة على هذا الجهاز حتى يُدفع كل شيء، ويمكن استئنافها بعد أي فشل.',
      es: 'La lista se guarda en este dispositivo hasta que todo esté pagado. Tras un fallo se puede reanudar.',
    },
  ),
  signEach: text('Each transaction is signed on its own.', 'eeP_', {
    zh: '每笔交易单独签名。',
    ko: '트랜잭션마다 따로 서명합니다.',
    ar: 'تُوقّع كل معاملة على حدة.',
    es: 'Cada transacción se firma por separado.',
  }),
  notCollected: text('Even in multisig mode, lists are signed as the connected account.', 'JoxH', {
    zh: '在多签模式下，列表也会以已连接的账户直接签名。',
    ko: '다중 서명 모드에서도 목록은 연결된 계정으로 바로 서명됩니다.',
    ar: 'في وضع التوقيع المتعدد أيضًا تُوقّع القوائم بالحساب المتصل.',
    es: 'También en modo multifirma, las listas se firman con la cuenta conectada.',
  }),
  send: text('Sign and send', 'LnQ7', {
    zh: '签名并发送',
    ko: '서명하고 보내기',
    ar: 'وقّع وأرسل',
    es: 'Firmar y enviar',
  }),
  sending: text('Sending…', 'uy40', { zh: '正在发送…', ko: '보내는 중…', ar: 'جارٍ الإرسال…', es: 'Enviando…' }),
  resume: text('Resume', 'd_OP', { zh: '继续', ko: '계속하기', ar: 'استئناف', es: 'Reanudar' }),
  discard: text('Discard the rest', 'U6MG', {
    zh: '放弃其余部分',
    ko: '나머지 취소',
    ar: 'تجاهل الباقي',
    es: 'Descartar el resto',
  }),
  close: text('New list', '0Gay', { zh: '新列表', ko: '새 목록', ar: 'قائمة جديدة', es: 'Nueva lista' }),
  progress: text('Progress', 'cGsQ', { zh: '进度', ko: '진행 상황', ar: 'التقدم', es: 'Progreso' }),
  paid: text((count: string, total: string) => `${count} of ${total} transfers paid`, 'fSEX', {
    zh: (count, total) => `已支付 ${count} / ${total} 笔转账`,
    ko: (count, total) => `전송 ${total}건 중 ${count}건 지급됨`,
    ar: (count, total) => `دُفع ${isolated(count)} من ${isolated(total)} تحويلات`,
    es: (count, total) => `${count} de ${total} envíos pagados`,
  }),
  finished: text('All transfers are irreversible.', 'pYCm', {
    zh: '所有转账均已不可逆。',
    ko: '모든 전송이 되돌릴 수 없게 확정되었습니다.',
    ar: 'أصبحت جميع التحويلات نهائية.',
    es: 'Todos los envíos son irreversibles.',
  }),
  part: text((first: string, last: string) => (first === last ? `Line ${first}` : `Lines ${first}–${last}`), 're0n', {
    zh: (first, last) => (first === last ? `第 ${first} 行` : `第 ${first}–${last} 行`),
    ko: (first, last) => (first === last ? `${first}번째 줄` : `${first}–${last}번째 줄`),
    ar: (first, last) => (first === last ? `السطر ${isolated(first)}` : `الأسطر ${isolated(`${first}–${last}`)}`),
    es: (first, last) => (first === last ? `Línea ${first}` : `Líneas ${first}–${last}`),
  }),
  states: {
    waiting: text('Not sent', 'cogF', { zh: '未发送', ko: '전송 전', ar: 'لم تُرسل', es: 'Sin enviar' }),
    signing: text('Prepared', 'YdUN', { zh: '已准备', ko: '준비됨', ar: 'جاهزة', es: 'Preparada' }),
    sent: text('Sent', 'nULB', { zh: '已发送', ko: '전송됨', ar: 'أُرسلت', es: 'Enviada' }),
    included: text('In a block', 'cZZz', { zh: '已入块', ko: '블록에 포함됨', ar: 'في كتلة', es: 'En un bloque' }),
    irreversible: text('Irreversible', '1ag9', {
      zh: '不可逆',
      ko: '되돌릴 수 없음',
      ar: 'نهائية',
      es: 'Irreversible',
    }),
  },
  pending: text(
    'A sent transaction may still be included. Resume to follow it; the rest can be discarded afterwards.',
    '8z37',
    {
      zh: '已发送的交易仍可能入块。请继续以跟踪它，之后才能放弃其余部分。',
      ko: '보낸 트랜잭션이 아직 포함될 수 있습니다. 계속하여 확인한 뒤 나머지를 취소할 수 있습니다.',
      ar: 'قد تُدرج معاملة مُرسلة لاحقًا. استأنف لمتابعتها، وبعدها يمكن تجاهل الباقي.',
      es: 'Una transacción enviada aún puede incluirse. Reanuda para seguirla; después podrás descartar el resto.',
    },
  ),
  unknown: text(
    (lines: string) =>
      `${lines}: the transaction expired, and no source can tell whether it was included. Look it up before you continue.`,
    'Sq3O',
    {
      zh: (lines) => `${lines}：交易已过期，没有数据源能确认它是否入块。请先查询再继续。`,
      ko: (lines) =>
        `${lines}: 트랜잭션이 만료되었고 포함 여부를 확인할 수 있는 소스가 없습니다. 계속하기 전에 조회하세요.`,
      ar: (lines) => `${lines}: انتهت صلاحية المعاملة ولا يوجد مصدر يؤكد إدراجها. ابحث عنها قبل المتابعة.`,
      es: (lines) => `${lines}: la transacción expiró y ninguna fuente sabe si se incluyó. Búscala antes de continuar.`,
    },
  ),
  wasPaid: text('It was included', 'gNm4', { zh: '已入块', ko: '포함되었음', ar: 'أُدرجت', es: 'Se incluyó' }),
  wasNotPaid: text('It was not included: pay again', 'cJNE', {
    zh: '未入块：重新支付',
    ko: '포함되지 않음: 다시 지급',
    ar: 'لم تُدرج: ادفع من جديد',
    es: 'No se incluyó: pagar de nuevo',
  }),
  otherTab: text('Another tab is sending this list.', 'YC-Z', {
    zh: '另一个标签页正在发送此列表。',
    ko: '다른 탭에서 이 목록을 보내고 있습니다.',
    ar: 'تُرسل هذه القائمة في علامة تبويب أخرى.',
    es: 'Otra pestaña está enviando esta lista.',
  }),
  otherPermission: text(
    (level: string) => `This list was started as ${level}. Connect that permission to resume.`,
    '1j6k',
    {
      zh: (level) => `此列表由 ${level} 开始。请连接该权限以继续。`,
      ko: (level) => `이 목록은 ${level}(으)로 시작되었습니다. 계속하려면 그 권한을 연결하세요.`,
      ar: (level) => `بدأت هذه القائمة بصفة ${isolated(level)}. اتصل بهذا الإذن للاستئناف.`,
      es: (level) => `Esta lista se empezó como ${level}. Conecta ese permiso para reanudarla.`,
    },
  ),
  discardHint: text((count: string) => `${count} transfers of the list will not be sent.`, 'GUHj', {
    zh: (count) => `列表中的 ${count} 笔转账将不会发送。`,
    ko: (count) => `목록의 전송 ${count}건은 보내지 않습니다.`,
    ar: (count) => `لن تُرسل ${isolated(count)} تحويلات من القائمة.`,
    es: (count) => `${count} envíos de la lista no se enviarán.`,
  }),
};

declare global {
  interface StringFolders {
    'wallet/batch': typeof strings;
  }
}
