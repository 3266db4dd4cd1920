#!/usr/bin/env python3
"""Takes a picture of a page in a headless Chromium, after a script has run in it.

usage: docs/screenshot.py ADDRESS PICTURE WIDTH HEIGHT [SCRIPT]

SCRIPT is JavaScript; when it returns a promise, the picture waits for it. The browser is spoken to through its DevTools pipe, so that nothing
but Python is needed: https://chromedevtools.github.io/devtools-protocol/
"""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]


class Browser:
    def __init__(self, profile):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            sys.exit("no Chromium on the PATH")
        # The browser reads file 3 and writes file 4.
        (reads, self.input), (self.output, writes) = os.pipe(), os.pipe()
        shell = f'exec "$0" "$@" 3<&{reads} 4>&{writes} </dev/null >/dev/null 2>&1'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, program, "--remote-debugging-pipe", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--hide-scrollbars", "--force-color-profile=srgb", f"--user-data-dir={profile}"],
            pass_fds=(reads, writes))
        os.close(reads)
        os.close(writes)
        self.received, self.last, self.session = b"", 0, None

    def next(self):
        while b"\0" not in self.received:
            data = os.read(self.output, 1 << 20)
            if not data:
                sys.exit("the browser has gone")
            self.received += data
        message, self.received = self.received.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        while (answer := self.next()).get("id") != self.last:
            pass
        if "error" in answer:
            sys.exit(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def run(self, script):
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True)
        if "exceptionDetails" in answer:
            sys.exit(f"script: {json.dumps(answer['exceptionDetails'])}")


def main(address, picture, width, height, script=""):
    profile = tempfile.mkdtemp()
    browser = Browser(profile)
    try:
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call("Page.enable")
        browser.call("Emulation.setDeviceMetricsOverride", width=int(width), height=int(height), deviceScaleFactor=1, mobile=False)
        browser.call("Page.navigate", url=address)
        browser.run("new Promise(done => document.readyState === 'complete' && location.href !== 'about:blank' ? done() : addEventListener('load', done))")
        if script:
            browser.run(script)
        browser.run("document.fonts.ready.then(() => new Promise(done => setTimeout(done, 500)))")
        data = browser.call("Page.captureScreenshot", format="png")["data"]
        with open(picture, "wb") as file:
            file.write(base64.b64decode(data))
    finally:
        browser.process.terminate()
        browser.process.wait()
        shutil.rmtree(profile, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    main(*sys.argv[1:])
