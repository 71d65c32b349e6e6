import type { PublishedPage, PublishedRow, PublishedTable } from './published-table.ts';

type Rows = readonly (readonly [name: string, id: string, published: number | null])[];

const rowsOf = (rows: Rows): readonly PublishedRow[] => rows.map(([name, id, published]) => ({ name, id, published }));

const suite = (title: string, rows: Rows): PublishedTable => ({ title, metric: 'opsPerSecond', rows: rowsOf(rows) });

/** Operations per second by packet and size, as the page has them; it knows neither CBOR nor Notepack. */
const SERIALIZERS: readonly {
  readonly kind: 'event' | 'request';
  readonly size: string;
  readonly json: number;
  readonly avro: number;
  readonly msgpack: number;
  readonly protobuf: number;
}[] = [
  { kind: 'event', size: '10b', json: 1_127_978, avro: 921_266, msgpack: 98_007, protobuf: 826_795 },
  { kind: 'request', size: '10b', json: 621_247, avro: 585_392, msgpack: 53_962, protobuf: 476_540 },
  { kind: 'event', size: '150b', json: 461_563, avro: 351_653, msgpack: 80_712, protobuf: 377_706 },
  { kind: 'request', size: '150b', json: 346_086, avro: 292_872, msgpack: 44_776, protobuf: 277_967 },
  { kind: 'event', size: '1kb', json: 122_647, avro: 104_191, msgpack: 57_945, protobuf: 141_024 },
  { kind: 'request', size: '1kb', json: 112_659, avro: 99_252, msgpack: 38_276, protobuf: 121_798 },
  { kind: 'event', size: '10kb', json: 14_996, avro: 13_267, msgpack: 14_009, protobuf: 21_902 },
  { kind: 'request', size: '10kb', json: 15_310, avro: 12_822, msgpack: 12_595, protobuf: 20_763 },
  { kind: 'event', size: '50kb', json: 3319, avro: 2893, msgpack: 3657, protobuf: 4549 },
  { kind: 'request', size: '50kb', json: 3307, avro: 2872, msgpack: 3478, protobuf: 4527 },
  { kind: 'event', size: '100kb', json: 1679, avro: 1462, msgpack: 1936, protobuf: 2325 },
  { kind: 'request', size: '100kb', json: 1683, avro: 1464, msgpack: 1890, protobuf: 2357 },
  { kind: 'event', size: '1mb', json: 158, avro: 131, msgpack: 191, protobuf: 193 },
  { kind: 'request', size: '1mb', json: 157, avro: 131, msgpack: 190, protobuf: 192 },
];

const SIZES: Readonly<Record<string, string>> = {
  '10b': '10 B',
  '150b': '150 B',
  '1kb': '1 KB',
  '10kb': '10 KB',
  '50kb': '50 KB',
  '100kb': '100 KB',
  '1mb': '1 MB',
};

const serializerTables = SERIALIZERS.map(({ kind, size, json, avro, msgpack, protobuf }): PublishedTable => {
  const id = (format: string): string => `serializers/${kind}-${size}/${format}`;
  return suite(`Serialize ${kind} packet with ${SIZES[size]}`, [
    ['JSON', id('json'), json],
    ['CBOR', id('cbor'), null],
    ['Notepack', id('notepack'), null],
    ['MsgPack', id('msgpack'), msgpack],
    ['Avro', id('avro'), avro],
    ['ProtoBuf', id('protobuf'), protobuf],
  ]);
});

export const moleculerPage: PublishedPage = {
  title: "Moleculer's benchmark page",
  background:
    'Suites. The page was measured on Node 6.10 and an Intel i7-4770K, in 2017: since then calls became asynchronous functions, statistics gave way to metrics and tracing, and MsgPack got another implementation.',
  profile: 'smoke',
  tables: [
    suite('Local request', [
      ['Seneca', 'local/seneca', 12_081],
      ['Nanoservices', 'local/nanoservices', 64_921],
      ['Moleculer', 'local/moleculer', 723_033],
    ]),
    suite('Remote request', [
      ['Seneca', 'remote/seneca', 2140],
      ['Hemera', 'remote/hemera', 4354],
      ['Moleculer', 'remote/moleculer', 8664],
    ]),
    suite('Call methods', [
      ['broker.call (normal)', 'calling/call/normal', 1_239_453],
      ['broker.call (with params)', 'calling/call/params', 1_181_153],
    ]),
    suite('Call with middlewares', [
      ['without middlewares', 'calling/middlewares/0', 1_200_847],
      ['with 1 middleware', 'calling/middlewares/1', 1_195_808],
      ['with 5 middlewares', 'calling/middlewares/5', 1_195_328],
      ['with 10 middlewares', 'calling/middlewares/10', null],
    ]),
    suite('Call with cachers', [
      ['no cacher', 'calling/cachers/none', 1_054_783],
      ['Memory', 'calling/cachers/memory', 226_415],
      ['Memory (keys filter)', 'calling/cachers/memory-keys', 794_494],
      ['LRU', 'calling/cachers/lru', null],
      ['Redis', 'calling-redis/cachers/redis', null],
    ]),
    suite('Call with param validator', [
      ['no validator', 'calling/validator/none', 975_769],
      ['validator passes', 'calling/validator/pass', 858_968],
      ['validator fails', 'calling/validator/fail', 56_250],
    ]),
    suite('Call with metrics', [
      ['without', 'calling/metrics/off', 1_170_614],
      ['with metrics', 'calling/metrics/on', 337_038],
    ]),
    suite('Call with tracing', [
      ['without', 'calling/tracing/off', null],
      ['with tracing', 'calling/tracing/on', null],
    ]),
    suite('Observed calls (common suite)', [
      ['without', 'common/observed/none', 1_184_427],
      ['metrics', 'common/observed/metrics', 305_400],
      ['metrics and tracing (the page: and statistics)', 'common/observed/metrics-tracing', 280_921],
    ]),
    suite('Set & get 1k data with cacher', [
      ['Memory', 'cachers/set-get-1k/memory', 1_949_992],
      ['LRU', 'cachers/set-get-1k/lru', null],
      ['Redis', 'cachers-redis/set-get-1k/redis', 11_533],
    ]),
    suite('Cache keys', [
      ['dynamic', 'cachers/key/dynamic', 507_894],
      ['static', 'cachers/key/static', 19_409_900],
    ]),
    suite('Emit event', [
      ['without subscribers', 'events/subscribers-0', 2_161_567],
      ['to 1 subscriber', 'events/subscribers-1', 1_785_380],
      ['to 20 subscribers', 'events/subscribers-20', 1_076_511],
      ['wildcard, 20 subscribers', 'events/wildcard-20', 977_945],
      ['multi-wildcard, 20 subscribers, no params', 'events/multi-wildcard-20', 894_379],
      ['multi-wildcard, 20 subscribers, params', 'events/multi-wildcard-20-params', 880_544],
    ]),
    suite('Transport with 10 bytes', [
      ['Fake', 'transporters/fake', 74_742],
      ['NATS', 'transporters-nats/nats', 8651],
      ['Redis', 'transporters-redis/redis', 7897],
      ['MQTT', 'transporters-mqtt/mqtt', 7992],
      ['TCP', 'transporters/tcp', null],
    ]),
    ...serializerTables,
  ],
};
