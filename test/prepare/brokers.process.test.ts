import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import type { Service } from '../../src/model.ts';
import { pathOfProgram } from '../../src/system/program-environment.ts';
import { serviceEnvironment, startService } from '../../src/prepare/services.ts';
import { answerAt } from '../answer-at.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The services of this repository's own configuration; only targets show them, so one that needs them all is added. */
async function servicesOfThisRepository(): Promise<ReadonlyMap<string, Service>> {
  const text = await readFile(join(ROOT, 'perf-gate.yml'), 'utf8');
  const { targets } = parseConfig(
    text.replace(/^suites:$/m, 'suites:\n  everyService: { dir: a, file: a.js, services: [redis, nats, mqtt] }'),
    'perf-gate.yml',
  );
  return new Map(targets.find(({ name }) => name === 'everyService')?.services.map((service) => [service.name, service]));
}

/** CONNECT of MQTT 3.1.1 by a client called `gate`, with a clean session (its specification, section 3.1). */
const MQTT_CONNECT = Buffer.from('10 10 0004 4d515454 04 02 003c 0004 67617465'.replaceAll(' ', ''), 'hex');
/** CONNACK: the connection is accepted (section 3.2). */
const MQTT_ACCEPTED = Buffer.from('20020000', 'hex').toString('latin1');

const BROKERS = [
  {
    name: 'redis',
    program: 'redis-server',
    variable: 'REDIS_URL',
    scheme: 'redis',
    say: 'PING\r\n',
    isAnswered: (answer: string) => answer === '+PONG\r\n',
  },
  {
    name: 'nats',
    program: 'nats-server',
    variable: 'NATS_URL',
    scheme: 'nats',
    say: 'CONNECT {"verbose":false}\r\nPING\r\n',
    isAnswered: (answer: string) => /^INFO \{.*\r\nPONG\r\n$/s.test(answer),
  },
  {
    name: 'mqtt',
    program: 'mosquitto',
    variable: 'MQTT_URL',
    scheme: 'mqtt',
    say: MQTT_CONNECT,
    isAnswered: (answer: string) => answer === MQTT_ACCEPTED,
  },
] as const;

describe("the brokers of this repository's configuration", () => {
  for (const { name, program, variable, scheme, say, isAnswered } of BROKERS) {
    it(`${name} boots, is used at the address that targets get, stops and frees its port`, async (t) => {
      const service = (await servicesOfThisRepository()).get(name)!;
      assert.equal(service.program, program);
      if ((await pathOfProgram(program, { env: serviceEnvironment() })) === null)
        return t.skip(`${program} is not installed (${service.installHint})`);
      const broker = await startService(service, { cwd: ROOT, cores: null });
      const address = broker.env[variable]!;
      assert.match(address, new RegExp(`^${scheme}://127\\.0\\.0\\.1:\\d+$`));
      assert.notEqual(await answerAt(address, { say, isWhole: isAnswered }), null);
      await broker[Symbol.asyncDispose]();
      assert.equal(isAnswered((await answerAt(address, { say, isWhole: isAnswered })) ?? ''), false);
    });
  }
});
