import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import js from '@eslint/js';

export default defineConfig(
  { ignores: ['node_modules', 'public', 'src/lib/messages.ts', 'src/lib/shown.ts', 'src/boards/*/shown.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'no-undef': 'off', // svelte-check knows the browser's names better
      'max-len': ['error', { code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: '^ *d="M' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'svelte/require-each-key': 'off', // most lists are drawings: nothing in them outlives a change
      'svelte/prefer-svelte-reactivity': 'off', // a map that is filled once needs no signals
    },
  },
);
