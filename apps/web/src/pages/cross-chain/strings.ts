import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Swap and bridge', 'bj5a', {
    zh: '兑换与跨链',
    ko: '스왑 및 브리지',
    ar: 'المبادلة والجسر',
    es: 'Intercambio y puente',
  }),
  text: text('Swap tokens, and move coins between this chain and other networks.', 'jGFZ', {
    zh: '兑换代币，在本链与其他网络之间转移资产。',
    ko: '토큰을 스왑하고, 이 체인과 다른 네트워크 사이에서 코인을 옮깁니다.',
    ar: 'بادل الرموز وانقل العملات بين هذه السلسلة والشبكات الأخرى.',
    es: 'Intercambia tokens y mueve monedas entre esta cadena y otras redes.',
  }),
  sections: text('Swap, deposit or withdraw', '8CPH', {
    zh: '兑换、充值或提现',
    ko: '스왑, 입금 또는 출금',
    ar: 'مبادلة أو إيداع أو سحب',
    es: 'Intercambiar, depositar o retirar',
  }),
  tabs: {
    swap: text('Swap', 'uCQ8', { zh: '兑换', ko: '스왑', ar: 'مبادلة', es: 'Intercambiar' }),
    deposit: text('Deposit', 'm1MG', { zh: '充值', ko: '입금', ar: 'إيداع', es: 'Depositar' }),
    withdraw: text('Withdraw', 'vkX-', { zh: '提现', ko: '출금', ar: 'سحب', es: 'Retirar' }),
  },
  notConfigured: {
    swap: text('No swap service is configured.', '5yn9', {
      zh: '未配置兑换服务。',
      ko: '스왑 서비스가 설정되지 않았습니다.',
      ar: 'لم تُضبط خدمة مبادلة.',
      es: 'No hay un servicio de intercambio configurado.',
    }),
    bridge: text('No bridge is configured.', 'rxCt', {
      zh: '未配置跨链桥。',
      ko: '브리지가 설정되지 않았습니다.',
      ar: 'لم يُضبط جسر.',
      es: 'No hay un puente configurado.',
    }),
  },
  unavailable: {
    swap: text((account: string) => `Swaps are not available for ${account}.`, '_GUz', {
      zh: (account) => `${account} 无法使用兑换。`,
      ko: (account) => `${account} 계정은 스왑을 사용할 수 없습니다.`,
      ar: (account) => `المبادلة غير متاحة للحساب ${account}.`,
      es: (account) => `Los intercambios no están disponibles para ${account}.`,
    }),
    bridge: text((account: string) => `The bridge is not available for ${account}.`, 'U4N6', {
      zh: (account) => `${account} 无法使用跨链桥。`,
      ko: (account) => `${account} 계정은 브리지를 사용할 수 없습니다.`,
      ar: (account) => `الجسر غير متاح للحساب ${account}.`,
      es: (account) => `El puente no está disponible para ${account}.`,
    }),
  },
  failed: text((message: string) => `Service unavailable: ${message}`, 'YNul', {
    zh: (message) => `服务不可用：${message}`,
    ko: (message) => `서비스를 사용할 수 없음: ${message}`,
    ar: (message) => `الخدمة غير متاحة: ${message}`,
    es: (message) => `Servicio no disponible: ${message}`,
  }),
  retrying: text((message: string) => `No update: ${message}. Retrying.`, 'szkx', {
    zh: (message) => `无法更新：${message}。正在重试。`,
    ko: (message) => `업데이트 실패: ${message}. 다시 시도 중입니다.`,
    ar: (message) => `تعذر التحديث: ${message}. جارٍ إعادة المحاولة.`,
    es: (message) => `Sin actualizar: ${message}. Reintentando.`,
  }),
  swap: {
    fields: {
      from: {
        label: text('From', 'cCFA', { zh: '支付', ko: '보낼 토큰', ar: 'من', es: 'De' }),
      },
      amount: {
        label: text('Amount', 'DHNN', { zh: '数量', ko: '수량', ar: 'المبلغ', es: 'Cantidad' }),
      },
      to: {
        label: text('To', 'syFK', { zh: '收到', ko: '받을 토큰', ar: 'إلى', es: 'A' }),
      },
    },
    acts: {
      swap: {
        title: text((from: string, to: string) => `Swap ${from} for ${to}`, 'OXQY', {
          zh: (from, to) => `用 ${from} 兑换 ${to}`,
          ko: (from, to) => `${from}을(를) ${to}(으)로 스왑`,
          ar: (from, to) => `مبادلة ${from} مقابل ${to}`,
          es: (from, to) => `Intercambiar ${from} por ${to}`,
        }),
        done: text((from: string, to: string) => `Swapped ${from} for ${to}`, 'w0Hb', {
          zh: (from, to) => `已用 ${from} 兑换 ${to}`,
          ko: (from, to) => `${from}을(를) ${to}(으)로 스왑함`,
          ar: (from, to) => `تمت مبادلة ${from} مقابل ${to}`,
          es: (from, to) => `Intercambiados ${from} por ${to}`,
        }),
      },
    },
    faults: {
      'quote-pending': text('Requesting a quote…', 'ZGqT', {
        zh: '正在请求报价…',
        ko: '견적 요청 중…',
        ar: 'جارٍ طلب عرض سعر…',
        es: 'Solicitando cotización…',
      }),
      'quote-refused': text((reason: string) => `No quote: ${reason}`, 'TaoH', {
        zh: (reason) => `无报价：${reason}`,
        ko: (reason) => `견적 없음: ${reason}`,
        ar: (reason) => `لا يوجد عرض سعر: ${reason}`,
        es: (reason) => `Sin cotización: ${reason}`,
      }),
      'quote-expired': text('The quote has expired. Request a new one.', 'tw4l', {
        zh: '报价已过期，请重新获取。',
        ko: '견적이 만료되었습니다. 새로 요청하세요.',
        ar: 'انتهت صلاحية العرض. اطلب عرضًا جديدًا.',
        es: 'La cotización ha caducado. Solicita otra.',
      }),
    },
    notes: {
      'quote-receives': text((amount: string) => `You receive ${amount}, fee included`, 'Wkp3', {
        zh: (amount) => `您将收到 ${amount}，已含手续费`,
        ko: (amount) => `수수료 포함 ${amount}을(를) 받습니다`,
        ar: (amount) => `تستلم ${amount} شاملة الرسوم`,
        es: (amount) => `Recibes ${amount}, comisión incluida`,
      }),
    },
    again: text('New swap', 'Yu7c', { zh: '新的兑换', ko: '새 스왑', ar: 'مبادلة جديدة', es: 'Nuevo intercambio' }),
  },
  quoteValid: text((seconds: number) => `Quote valid for ${seconds} s`, 'YymX', {
    zh: (seconds) => `报价 ${seconds} 秒内有效`,
    ko: (seconds) => `견적 유효 시간 ${seconds}초`,
    ar: (seconds) => `العرض صالح لمدة ${seconds} ث`,
    es: (seconds) => `Cotización válida durante ${seconds} s`,
  }),
  quoteExpired: text('Quote expired', 'PkZr', {
    zh: '报价已过期',
    ko: '견적 만료',
    ar: 'انتهت صلاحية العرض',
    es: 'Cotización caducada',
  }),
  newQuote: text('New quote', 'fQPZ', { zh: '重新报价', ko: '새 견적', ar: 'عرض جديد', es: 'Nueva cotización' }),
  order: text('Order', 'Ggkv', { zh: '订单', ko: '주문', ar: 'الطلب', es: 'Orden' }),
  withdrawalHash: text('Payout transaction', 'q5tD', {
    zh: '付款交易',
    ko: '지급 트랜잭션',
    ar: 'معاملة الدفع',
    es: 'Transacción de pago',
  }),
  statuses: {
    confirmed: text('Confirmed', '-caW', { zh: '已确认', ko: '확인됨', ar: 'مؤكدة', es: 'Confirmada' }),
    unconfirmed: text('Unconfirmed', 'SBoN', { zh: '未确认', ko: '미확인', ar: 'غير مؤكدة', es: 'Sin confirmar' }),
    pending: text('Pending', '-DuQ', { zh: '待处理', ko: '대기 중', ar: 'معلّق', es: 'Pendiente' }),
    processing: text('Processing', 'N07h', { zh: '处理中', ko: '처리 중', ar: 'قيد المعالجة', es: 'En proceso' }),
    confirming: text('Confirming', 'rccL', { zh: '确认中', ko: '확인 중', ar: 'قيد التأكيد', es: 'Confirmando' }),
    success: text('Success', 'GTlH', { zh: '成功', ko: '성공', ar: 'ناجح', es: 'Completado' }),
    finished: text('Finished', 'HSmW', { zh: '已完成', ko: '완료', ar: 'مكتمل', es: 'Finalizado' }),
    fail: text('Failed', 'pDZM', { zh: '失败', ko: '실패', ar: 'فشل', es: 'Fallido' }),
    failed: text('Failed', 'pDZM', { zh: '失败', ko: '실패', ar: 'فشل', es: 'Fallido' }),
  },
  coin: text('Coin', '7buZ', { zh: '币种', ko: '코인', ar: 'العملة', es: 'Moneda' }),
  token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Token' }),
  noCoins: text('The bridge lists no coins.', 'rnMD', {
    zh: '跨链桥没有可用币种。',
    ko: '브리지에 등록된 코인이 없습니다.',
    ar: 'لا توجد عملات في الجسر.',
    es: 'El puente no ofrece monedas.',
  }),
  depositTitle: text('Deposit', 'm1MG', { zh: '充值', ko: '입금', ar: 'إيداع', es: 'Depositar' }),
  depositText: text(
    (network: string, code: string, account: string) =>
      `Coins sent to the address on ${network} arrive as ${code} on ${account}.`,
    'ArqY',
    {
      zh: (network, code, account) => `发送到 ${network} 地址的币将以 ${code} 到账 ${account}。`,
      ko: (network, code, account) => `${network} 주소로 보낸 코인은 ${account} 계정에 ${code}(으)로 입금됩니다.`,
      ar: (network, code, account) => `العملات المرسلة إلى العنوان على ${network} تصل إلى ${account} بصفتها ${code}.`,
      es: (network, code, account) =>
        `Las monedas enviadas a la dirección en ${network} llegan como ${code} a ${account}.`,
    },
  ),
  generate: text('Get deposit address', 'xB_Q', {
    zh: '获取充值地址',
    ko: '입금 주소 받기',
    ar: 'الحصول على عنوان الإيداع',
    es: 'Obtener dirección de depósito',
  }),
  proofNote: text('Signing proves ownership of the account. Nothing is sent to the chain.', 'SiWm', {
    zh: '签名仅用于证明账户所有权，不会发送到链上。',
    ko: '서명은 계정 소유를 증명하며 체인에 전송되지 않습니다.',
    ar: 'التوقيع يثبت ملكية الحساب، ولا يُرسل شيء إلى السلسلة.',
    es: 'La firma demuestra la propiedad de la cuenta. No se envía nada a la cadena.',
  }),
  signing: text('Signing…', 'rXAj', { zh: '签名中…', ko: '서명 중…', ar: 'جارٍ التوقيع…', es: 'Firmando…' }),
  depositAddress: text('Deposit address', 'asGn', {
    zh: '充值地址',
    ko: '입금 주소',
    ar: 'عنوان الإيداع',
    es: 'Dirección de depósito',
  }),
  depositMemo: text((memo: string) => `Memo required: ${memo}`, 'XjiZ', {
    zh: (memo) => `必须填写备注：${memo}`,
    ko: (memo) => `메모 필수: ${memo}`,
    ar: (memo) => `المذكرة مطلوبة: ${memo}`,
    es: (memo) => `Memo obligatorio: ${memo}`,
  }),
  depositWarning: text(
    (coin: string, network: string) => `Send ${coin} on ${network} only. Other coins are lost.`,
    'B_UN',
    {
      zh: (coin, network) => `仅可通过 ${network} 发送 ${coin}，其他币将会丢失。`,
      ko: (coin, network) => `${network}의 ${coin}만 보내세요. 다른 코인은 손실됩니다.`,
      ar: (coin, network) => `أرسل ${coin} على ${network} فقط. تُفقد العملات الأخرى.`,
      es: (coin, network) => `Envía solo ${coin} por ${network}. Las demás monedas se pierden.`,
    },
  ),
  deleteAddress: text('Delete address', 'Itff', {
    zh: '删除地址',
    ko: '주소 삭제',
    ar: 'حذف العنوان',
    es: 'Eliminar dirección',
  }),
  withdrawTitle: text('Withdraw', 'vkX-', { zh: '提现', ko: '출금', ar: 'سحب', es: 'Retirar' }),
  amount: text((code: string) => `Amount (${code})`, 'b9Lr', {
    zh: (code) => `数量（${code}）`,
    ko: (code) => `수량 (${code})`,
    ar: (code) => `المبلغ (${code})`,
    es: (code) => `Cantidad (${code})`,
  }),
  available: text('Available:', 'VUSo', { zh: '可用：', ko: '사용 가능:', ar: 'المتاح:', es: 'Disponible:' }),
  amountInvalid: text('Enter an amount', 'bOpR', {
    zh: '请输入数量',
    ko: '수량을 입력하세요',
    ar: 'أدخل مبلغًا',
    es: 'Introduce una cantidad',
  }),
  amountTooLarge: text('More than your balance', 'Ejbz', {
    zh: '超过您的余额',
    ko: '잔액보다 많습니다',
    ar: 'أكبر من رصيدك',
    es: 'Supera tu saldo',
  }),
  address: text((network: string) => `Address on ${network}`, '_frQ', {
    zh: (network) => `${network} 地址`,
    ko: (network) => `${network} 주소`,
    ar: (network) => `العنوان على ${network}`,
    es: (network) => `Dirección en ${network}`,
  }),
  addressInvalid: text('This is not an address', 'Gn-C', {
    zh: '地址无效',
    ko: '올바른 주소가 아닙니다',
    ar: 'هذا ليس عنوانًا صالحًا',
    es: 'No es una dirección válida',
  }),
  getFee: text('Get fee', 'nV8J', { zh: '获取手续费', ko: '수수료 확인', ar: 'عرض الرسوم', es: 'Consultar comisión' }),
  noFee: text('The bridge returned no fee.', 'R83M', {
    zh: '跨链桥未返回手续费。',
    ko: '브리지가 수수료를 반환하지 않았습니다.',
    ar: 'لم يُرجع الجسر رسومًا.',
    es: 'El puente no devolvió una comisión.',
  }),
  review: text('Review', 'VS5C', { zh: '确认', ko: '검토', ar: 'مراجعة', es: 'Revisión' }),
  sends: text('Amount', 'DHNN', { zh: '数量', ko: '수량', ar: 'المبلغ', es: 'Cantidad' }),
  fee: text('Network fee', 'gXO3', {
    zh: '网络手续费',
    ko: '네트워크 수수료',
    ar: 'رسوم الشبكة',
    es: 'Comisión de red',
  }),
  to: text('To', 'syFK', { zh: '收款地址', ko: '받는 주소', ar: 'إلى', es: 'Para' }),
  withdrawWarning: text(
    (network: string) => `Check the address: a withdrawal to ${network} cannot be reversed.`,
    '7SFB',
    {
      zh: (network) => `请核对地址：提现到 ${network} 后无法撤销。`,
      ko: (network) => `주소를 확인하세요. ${network} 출금은 되돌릴 수 없습니다.`,
      ar: (network) => `تحقق من العنوان: لا يمكن التراجع عن السحب إلى ${network}.`,
      es: (network) => `Comprueba la dirección: un retiro a ${network} no se puede revertir.`,
    },
  ),
  signAndWithdraw: text('Sign and withdraw', '76qu', {
    zh: '签名并提现',
    ko: '서명하고 출금',
    ar: 'توقيع وسحب',
    es: 'Firmar y retirar',
  }),
  back: text('Edit', '9-Zy', { zh: '修改', ko: '수정', ar: 'تعديل', es: 'Editar' }),
  withdrawalSent: text('Withdrawal accepted', 'h05y', {
    zh: '提现已受理',
    ko: '출금 접수됨',
    ar: 'قُبل السحب',
    es: 'Retiro aceptado',
  }),
  withdrawalSentText: text((amount: string) => `The bridge sends ${amount}. Its progress is listed below.`, 'ZF8s', {
    zh: (amount) => `跨链桥将发送 ${amount}，进度见下方列表。`,
    ko: (amount) => `브리지가 ${amount}을(를) 보냅니다. 진행 상황은 아래 목록에 표시됩니다.`,
    ar: (amount) => `يرسل الجسر ${amount}. يظهر التقدم في القائمة أدناه.`,
    es: (amount) => `El puente envía ${amount}. El progreso aparece en la lista de abajo.`,
  }),
  newWithdrawal: text('New withdrawal', 'PyZa', { zh: '新的提现', ko: '새 출금', ar: 'سحب جديد', es: 'Nuevo retiro' }),
  withdrawalUnknown: text('Outcome unknown', 'vIAG', {
    zh: '结果未知',
    ko: '결과 알 수 없음',
    ar: 'النتيجة غير معروفة',
    es: 'Resultado desconocido',
  }),
  withdrawalUnknownText: text(
    'The connection was lost after the withdrawal was submitted. Do not submit it again: if the bridge accepted it, it appears in the list below.',
    'DhmE',
    {
      zh: '提交提现后连接中断。请勿重复提交：如果跨链桥已受理，会显示在下方列表中。',
      ko: '출금을 제출한 후 연결이 끊어졌습니다. 다시 제출하지 마세요. 브리지가 접수했다면 아래 목록에 표시됩니다.',
      ar: 'انقطع الاتصال بعد تقديم السحب. لا تقدّمه مرة أخرى: إذا قبله الجسر فسيظهر في القائمة أدناه.',
      es: 'La conexión se perdió después de presentar el retiro. No lo presentes otra vez: si el puente lo aceptó, aparece en la lista de abajo.',
    },
  ),
  withdrawals: text('Withdrawals', 'kxU6', { zh: '提现记录', ko: '출금 내역', ar: 'عمليات السحب', es: 'Retiros' }),
  noWithdrawals: text('No withdrawals yet', '-Lzf', {
    zh: '暂无提现记录',
    ko: '출금 내역이 없습니다',
    ar: 'لا توجد عمليات سحب بعد',
    es: 'Aún no hay retiros',
  }),
  deposits: text('Deposits', 'io3s', { zh: '充值记录', ko: '입금 내역', ar: 'الإيداعات', es: 'Depósitos' }),
  transactions: text('Transactions on other networks', 'N9k1', {
    zh: '其他网络上的交易',
    ko: '다른 네트워크의 트랜잭션',
    ar: 'المعاملات على الشبكات الأخرى',
    es: 'Transacciones en otras redes',
  }),
  transaction: text('Transaction', 'G0gR', { zh: '交易', ko: '트랜잭션', ar: 'المعاملة', es: 'Transacción' }),
  type: text('Type', 'xE96', { zh: '类型', ko: '유형', ar: 'النوع', es: 'Tipo' }),
  types: {
    receive: text('Received', 'OiyR', { zh: '已收到', ko: '받음', ar: 'واردة', es: 'Recibida' }),
    send: text('Sent', 'nULB', { zh: '已发送', ko: '보냄', ar: 'صادرة', es: 'Enviada' }),
  },
  block: text((height: number) => `Block ${height}`, 'yAdm', {
    zh: (height) => `区块 ${height}`,
    ko: (height) => `블록 ${height}`,
    ar: (height) => `الكتلة ${height}`,
    es: (height) => `Bloque ${height}`,
  }),
  status: text('Status', 'fu71', { zh: '状态', ko: '상태', ar: 'الحالة', es: 'Estado' }),
  amountHead: text('Amount', 'DHNN', { zh: '数量', ko: '수량', ar: 'المبلغ', es: 'Cantidad' }),
  created: text('Created', '8ELU', { zh: '创建时间', ko: '생성 시각', ar: 'تاريخ الإنشاء', es: 'Creado' }),
  confirmations: text((count: number) => `${count} confirmations`, '4buu', {
    zh: (count) => `${count} 次确认`,
    ko: (count) => `확인 ${count}회`,
    ar: (count) => `${count} تأكيدات`,
    es: (count) => `${count} confirmaciones`,
  }),
};

declare global {
  interface StringFolders {
    'pages/cross-chain': typeof strings;
  }
}
