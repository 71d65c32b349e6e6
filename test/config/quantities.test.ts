import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationText, parseDurationMs, parsePercentage, parseWholeNumber, PERCENTAGE } from '../../src/config/quantities.ts';

const DURATIONS = [
  ['500ms', 500],
  ['30s', 30_000],
  ['10m', 600_000],
  ['1.5 h', 5_400_000],
  ['0s', 0],
  ['30', null],
  ['-1s', null],
  ['365d', 31_536_000_000],
  ['1w', null],
  ['s', null],
  ['', null],
] as const;

for (const [text, ms] of DURATIONS) {
  test(`the duration "${text}" is ${ms ?? 'none'}`, () => {
    assert.equal(parseDurationMs(text), ms);
  });
}

for (const [ms, text] of [
  [500, '500ms'],
  [90_000, '90s'],
  [420_000, '7m'],
  [5_400_000, '90m'],
  [86_400_000, '1d'],
] as const) {
  test(`${ms} ms are written as "${text}", and read as what they were`, () => {
    assert.equal(durationText(ms), text);
    assert.equal(parseDurationMs(text), ms);
  });
}

const PERCENTAGES = [
  ['2%', 0.02],
  ['0.7 %', 0.007],
  ['100%', 1],
  ['0%', 0],
  ['2', null],
  ['-2%', null],
  ['%', null],
] as const;

for (const [text, fraction] of PERCENTAGES) {
  test(`the percentage "${text}" is ${fraction ?? 'none'}`, () => {
    assert.equal(PERCENTAGE.test(text) ? parsePercentage(text) : null, fraction);
  });
}

const WHOLE_NUMBERS = [
  ['1', 1],
  ['007', 7],
  ['20', 20],
  ['0', null],
  ['21', null],
  ['1e1', null],
  ['0x10', null],
  ['12.0', null],
  ['-1', null],
  ['+1', null],
  [' 1', null],
  ['', null],
] as const;

for (const [text, number] of WHOLE_NUMBERS) {
  test(`the whole number "${text}" of 1 to 20 is ${number ?? 'none'}`, () => {
    assert.equal(parseWholeNumber(text, { least: 1, most: 20 }), number);
  });
}
