import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# Turns of work for each request.
TURNS = 400


def work():
    total = 0
    for _ in range(TURNS):
        for place in range(26):
            total = (total * 31 + place) % 65_537
    return total


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    wbufsize = -1  # One packet for each answer.

    def do_GET(self):
        body = b'{"hello":"world"}'
        self.send_response(200)
        self.send_header('content-type', 'application/json')
        self.send_header('content-length', str(len(body)))
        self.send_header('x-sum', str(work()))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


ThreadingHTTPServer((os.environ['HOST'], int(os.environ['PORT'])), Handler).serve_forever()
